/**
 * What lies over a page (dialogs, sheets) is a step of the history: Back closes it before it leads anywhere. An entry
 * whose layer was closed by other means is spent: the next layer or page takes it, and Back passes over it.
 */

type Entry = { readonly key?: string; readonly layer?: number }

/** How to close what lies over the page, the topmost last. */
let layers: readonly (() => void)[] = []
/** The entry of the history that is shown. */
let current: Entry = {}
/** What is still to be done at the entry of the page below its layers. */
let onceBelow: (() => void) | undefined

const entry = (): Entry => (history.state as Entry | null) ?? {}
const depthOf = ({ layer = 0 }: Entry): number => layer

/** Begins at the entry that is shown: it may be one of an earlier document of this visit. */
export function beginHistory(): void {
  current = entry()
}

/** Lays something over the page; Back calls `close`. Call the answer once it is closed. */
export function openLayer(close: () => void): () => void {
  layers = [...layers, close]
  fillUp()
  return () => {
    layers = layers.filter((layer) => layer !== close)
  }
}

/** Each layer has an entry of its own. */
function fillUp(): void {
  while (depthOf(entry()) < layers.length) history.pushState({ ...entry(), layer: depthOf(entry()) + 1 }, '')
  current = entry()
}

/** Shows another page in an entry of its own, or in one that is spent. */
export function pushEntry(key: string, address: string): void {
  if (depthOf(entry()) > 0) history.replaceState({ key }, '', address)
  else history.pushState({ key }, '', address)
  fillUp()
}

/** Shows another page in the place of this one and of what lay over it. */
export function replaceEntry(key: string, address: string): void {
  const depth = depthOf(entry())
  const replace = () => {
    history.replaceState({ key }, '', address)
    fillUp()
  }
  if (depth === 0) return replace()
  onceBelow = replace
  history.go(-depth)
}

/** The reader, or the shop, has gone a step in the history. Whether that was all: the page stays the same. */
export function stepInHistory(): boolean {
  const before = current
  current = entry()
  if (onceBelow) {
    const work = onceBelow
    onceBelow = undefined
    work()
    return true
  }
  const isSamePage = current.key === before.key
  const above = layers.slice(isSamePage ? depthOf(current) : 0)
  for (const close of above.toReversed()) close()
  const isBack = depthOf(current) < depthOf(before)
  if (isSamePage && isBack && above.length === 0) history.back()
  return isSamePage && depthOf(current) !== depthOf(before)
}
