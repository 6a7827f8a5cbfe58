/** One text for a value of JSON, the same for equal values whatever the order of keys. */
export function stableText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableText).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const pairs = Object.entries(value).filter(([, each]) => each !== undefined)
  return `{${pairs
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${stableText(each)}`)
    .join(',')}}`
}
