import type { ChangeTag } from '#domain/catalog/change-tags.ts'

/** Where a kept value hears that it is out of date. */
interface Changes {
  readonly subscribe: (listener: (tags: readonly ChangeTag[]) => void) => unknown
}

/**
 * Something small that every request needs (the category tree, settings): read when first asked for and kept until a
 * change with one of the tags. Many callers at once share one read; a failed read is not kept.
 */
export function keptValue<Value>(
  changes: Changes,
  tags: readonly ChangeTag[],
  load: () => Promise<Value>,
): () => Promise<Value> {
  let kept: Promise<Value> | undefined
  changes.subscribe((changed) => {
    if (changed.some((tag) => tag === '*' || tags.includes(tag))) kept = undefined
  })
  return () => {
    if (kept) return kept
    const reading = load()
    kept = reading
    reading.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading
  }
}
