import { useEffect } from 'react'
import { parseJson, readText, writeText } from '#ui/browser-storage/storage.ts'

/** The page of a list that was looked at last: from a thing of it one goes on to the next. */
export interface ListTrail {
  /** The list as its address says it. */
  readonly query: string
  readonly keys: readonly string[]
  /** The place of the first of them in the whole list, from 1. */
  readonly first: number
  readonly total: string
}

const storageKey = (list: string): string => `office-list-${list}`

/** Notes the page of a list that is shown, for this tab. */
export function useNoteTrail(list: string, trail: ListTrail | undefined): void {
  const text = trail && JSON.stringify(trail)
  useEffect(() => {
    if (text !== undefined) writeText('session', storageKey(list), text)
  }, [list, text])
}

/** What was noted of a list; undefined when nothing was, or nothing that can be read. */
export function readTrail(list: string): ListTrail | undefined {
  const found = parseJson(readText('session', storageKey(list)))
  return isTrail(found) ? found : undefined
}

const isTrail = (found: unknown): found is ListTrail =>
  typeof found === 'object' &&
  found !== null &&
  'query' in found &&
  typeof found.query === 'string' &&
  'keys' in found &&
  Array.isArray(found.keys) &&
  found.keys.every((key) => typeof key === 'string') &&
  'first' in found &&
  typeof found.first === 'number' &&
  'total' in found &&
  typeof found.total === 'string'

/** Where a thing is in the page that was noted, and what stands before and after it. */
export function placeIn(trail: ListTrail | undefined, key: string) {
  const at = trail?.keys.indexOf(key) ?? -1
  if (!trail || at === -1) return undefined
  return { nth: trail.first + at, total: trail.total, before: trail.keys[at - 1], after: trail.keys[at + 1] }
}

/** The trail of a page of rows. */
export const trailOf = (
  query: string,
  keys: readonly string[],
  { page, perPage, total }: { readonly page: number; readonly perPage: number; readonly total: string },
): ListTrail => ({ query, keys, first: (page - 1) * perPage + 1, total })
