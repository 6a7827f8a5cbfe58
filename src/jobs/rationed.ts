const MINUTE_MS = 60_000

/**
 * Reports of one kind at most once a minute, each with how many others of that kind were left out since the last.
 * What has another message is another kind and reported at once.
 */
export function rationed<Report extends { readonly message: string }>(
  report: (report: Report, repeated: number | undefined) => void,
  now: () => number = Date.now,
): (report: Report) => void {
  const kinds = new Map<string, { readonly at: number; leftOut: number }>()
  return (each) => {
    const last = kinds.get(each.message)
    if (last && now() - last.at < MINUTE_MS) {
      last.leftOut += 1
      return
    }
    // Messages may name things; what is long over is forgotten.
    for (const [message, { at }] of kinds) if (now() - at >= 2 * MINUTE_MS) kinds.delete(message)
    kinds.set(each.message, { at: now(), leftOut: 0 })
    report(each, last?.leftOut || undefined)
  }
}
