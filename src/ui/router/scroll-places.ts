import { parseJson, readText, writeText } from '../browser-storage/storage.ts'

const STORE = 'scroll-places'
/** Entries of the history whose place is stored; more is a very long visit. */
const MOST = 50

let places: Map<string, number> | undefined

/** How far down (px) the page of an entry of the history was when the reader left it. */
export const savedScroll = (key: string): number | undefined => all().get(key)

/** Keeps how far down the page of an entry of the history is. */
export function saveScroll(key: string, offset: number): void {
  const stored = all()
  stored.delete(key)
  stored.set(key, Math.round(offset))
  const [oldest] = stored.keys()
  if (stored.size > MOST && oldest !== undefined) stored.delete(oldest)
}

/** Writes the places down for the next document of this visit; where storage is forbidden, they last as long as this one. */
export function storePlaces(): void {
  writeText('session', STORE, JSON.stringify([...all()]))
}

function all(): Map<string, number> {
  places ??= new Map(stored())
  return places
}

function stored(): [string, number][] {
  const entries = parseJson(readText('session', STORE))
  return Array.isArray(entries) ? entries.filter(isPlace) : []
}

const isPlace = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1])
