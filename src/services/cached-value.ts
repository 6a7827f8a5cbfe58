import type { ChangeTag } from '#domain/catalog/change-tags.ts'

/** Where a cached value hears that it is out of date. */
interface Changes {
  readonly subscribe: (listener: (tags: readonly ChangeTag[]) => void) => unknown
}

/**
 * Something small that every request needs (the category tree, settings): read when first asked for and cached until a
 * change with one of the tags. Many callers at once share one read; a failed read is not cached.
 */
export function cachedValue<Value>(
  changes: Changes,
  tags: readonly ChangeTag[],
  load: () => Promise<Value>,
): () => Promise<Value> {
  let cached: Promise<Value> | undefined
  changes.subscribe((changed) => {
    if (changed.some((tag) => tag === '*' || tags.includes(tag))) cached = undefined
  })
  return () => {
    if (cached) return cached
    const reading = load()
    cached = reading
    reading.catch(() => {
      if (cached === reading) cached = undefined
    })
    return reading
  }
}
