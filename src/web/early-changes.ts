type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** How often the controls are asked whether React has taken them over, in ms. */
const LOOK_EVERY_MS = 100

/** Controls that were changed before React had taken them over, in the order of the changes, with their new value. */
const early = new Map<Control, string | boolean>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Repeats what a reader changes in a control of the page before React has taken it over, also before this code was
 * there. React takes no notice of such a change: the page would show one choice and order another.
 */
export function repeatEarlyChanges(): void {
  for (const control of document.querySelectorAll('main :is(input, select, textarea)')) {
    if (isControl(control) && isChanged(control)) record(control)
  }
  for (const type of ['input', 'change']) {
    addEventListener(type, ({ target }) => isControl(target) && record(target), { capture: true, passive: true })
  }
}

function record(control: Control): void {
  if (isLive(control)) return
  early.delete(control)
  early.set(control, isTick(control) ? control.checked : control.value)
  timer ??= setTimeout(repeat, LOOK_EVERY_MS)
}

function repeat(): void {
  for (const [control, value] of early) {
    if (control.isConnected && !isLive(control)) continue
    early.delete(control)
    if (control.isConnected) change(control, value)
  }
  timer = early.size > 0 ? setTimeout(repeat, LOOK_EVERY_MS) : undefined
}

/** React notices a change by comparing with what was set last through the element's own property. */
function change(control: Control, value: string | boolean): void {
  // By an event React takes over at once what it is still busy with; that sets a list back to what the server has chosen.
  control.dispatchEvent(new Event('input', { bubbles: true }))
  if (typeof value === 'boolean') {
    const tick = control as HTMLInputElement
    tick.checked = !value
    return tick.click()
  }
  if (control.type !== 'file') {
    const caret = control instanceof HTMLSelectElement ? null : control.selectionStart
    control.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    if (caret !== null && !(control instanceof HTMLSelectElement)) control.setSelectionRange(caret, caret)
  }
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Whether a control says something else than the server has written. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const served = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
    return control.value !== (served?.value ?? '')
  }
  if (!isTick(control)) return control.value !== control.defaultValue
  // Of a group of radio buttons the new one says it for both.
  return control.type === 'radio'
    ? control.checked && !control.defaultChecked
    : control.checked !== control.defaultChecked
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

const isTick = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type)

/** React leaves the properties of an element on it as soon as it has taken the element over. */
const isLive = (control: Control): boolean => Object.keys(control).some((key) => key.startsWith('__reactProps'))
