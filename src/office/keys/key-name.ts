/** A key press as hotkeys are written: by its place on the keyboard, so that `a` is `a` under the Arabic layout too. */
export function keyName({ code, key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  const base = baseOf(code, key, shiftKey)
  const isNamed = base.length > 1
  return [(ctrlKey || metaKey) && 'mod', altKey && 'alt', shiftKey && isShiftCounted(base, isNamed) && 'shift', base]
    .filter(Boolean)
    .join('+')
}

export type KeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const SIGNS: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']', Period: '.', Slash: '/' }

function baseOf(code: string, key: string, isShift: boolean): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  if (letter) return letter.toLowerCase()
  // On some layouts the question mark has a key of its own.
  if (key === '?' || key === '؟' || (code === 'Slash' && isShift)) return '?'
  return SIGNS[code] ?? (code === 'Space' ? 'space' : key.toLowerCase())
}

/** The shift that makes a sign is part of the sign. */
const isShiftCounted = (base: string, isNamed: boolean): boolean => isNamed || /^[a-z]$/.test(base)

/** Whether Enter or the space bar is for the control that has the focus: it is pressed by it. */
export const pressesItself = (key: string, target: EventTarget | null): boolean =>
  (key === 'enter' || key === 'space') &&
  target instanceof Element &&
  target.closest('a, button, input, select, textarea, summary, [role^="menuitem"], [role="option"]') !== null

/** Whether a press belongs to what has the focus: a field that is typed into. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)
}
