import { parseJson, readText, writeText } from '#ui/browser-storage/storage.ts'

/** Session entry with the lists of this tab: from which page on each was loaded, and how far it was scrolled. */
const KEY = 'list-pages'
/** The most lists that are remembered. */
const LIMIT = 20

type Loaded = { readonly from: number; readonly scroll: number }

const listeners = new Set<() => void>()

/**
 * From which page on a list was loaded in this tab, so that going back shows all of it again; `page`
 * itself when nothing is remembered. `address` is the list's address without its page.
 */
export const firstPageOf = (address: string, page: number): number => Math.min(page, recall()[address]?.from ?? page)

/** How far a list was scrolled when it was left, in px. */
export const scrollOf = (address: string): number => recall()[address]?.scroll ?? 0

/** Notes from which page on a list is shown, or where it was left. */
export function rememberList(address: string, change: Partial<Loaded>): void {
  const { [address]: known, ...others } = recall()
  if (!known && change.from === undefined) return
  const latest = Object.entries(others).slice(1 - LIMIT)
  keep(Object.fromEntries([...latest, [address, { from: 1, scroll: 0, ...known, ...change }]]))
}

/** Forgets a list: it is opened again, at whatever page its address says. */
export function forgetList(address: string): void {
  const { [address]: _, ...others } = recall()
  keep(others)
}

/** Notifies when something was remembered or forgotten. */
export function onListsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const recall = (): Record<string, Loaded> => (parseJson(readText('session', KEY)) ?? {}) as Record<string, Loaded>

/** Where storage is forbidden, going back shows the last page only. */
function keep(lists: Record<string, Loaded>): void {
  writeText('session', KEY, JSON.stringify(lists))
  for (const listener of listeners) listener()
}
