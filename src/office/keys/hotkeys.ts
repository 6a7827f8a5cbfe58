import { isTyping, keyName, pressesItself } from './key-name.ts'

/** Something a key does, and always a button too. */
export interface Hotkey {
  /** `a`, `mod+k`, or one key after the other: `g o`. */
  readonly keys: string
  /** What it does, in words, for the list of keys. */
  readonly name: string
  readonly run: () => void
  /** Also while a field is typed into. */
  readonly whileTyping?: boolean
}

/** How long the second key of two may be waited for, in ms. */
const SEQUENCE_MS = 1_200

/** The groups of hotkeys that are live, the newest last: what is drawn last wins. */
let groups: readonly (() => readonly Hotkey[])[] = []
let before: { readonly key: string; readonly at: number } | undefined

/** Makes a group of hotkeys live, until the returned function is called. */
export function addHotkeys(group: () => readonly Hotkey[]): () => void {
  if (groups.length === 0) document.addEventListener('keydown', onKeyDown)
  groups = [...groups, group]
  return () => {
    groups = groups.filter((each) => each !== group)
    if (groups.length === 0) document.removeEventListener('keydown', onKeyDown)
  }
}

/** Every hotkey that is live now, one for each key. */
export function liveHotkeys(): readonly Hotkey[] {
  const byKeys = new Map(groups.flatMap((group) => group()).map((hotkey) => [hotkey.keys, hotkey]))
  return [...byKeys.values()]
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.repeat) return
  const key = keyName(event)
  const isInDialog = document.querySelector('dialog[open]') !== null
  const sequence = before && event.timeStamp - before.at < SEQUENCE_MS ? `${before.key} ${key}` : key
  const live = liveHotkeys()
  const hotkey = live.find(({ keys }) => keys === sequence) ?? live.find(({ keys }) => keys === key)
  before = hotkey ? undefined : { key, at: event.timeStamp }
  if (!hotkey || pressesItself(key, event.target) || ((isTyping(event.target) || isInDialog) && !hotkey.whileTyping))
    return
  event.preventDefault()
  hotkey.run()
}
