type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Touched = Control | HTMLButtonElement

/** How often the controls are asked whether React has taken them over, in ms. */
const LOOK_EVERY_MS = 100

/** What was changed or pressed before React had taken it over, in that order, with the new value of a control. */
const early = new Map<Touched, string | boolean>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Repeats what a reader changes in a control of the page before React has taken it over, also before this code was
 * there. React takes no notice of such a change: the page would show one choice and order another. Buttons that are
 * pressed before are pressed again, after what was changed before.
 */
export function repeatEarlyChanges(): void {
  for (const control of document.querySelectorAll('main :is(input, select, textarea)')) {
    if (isControl(control) && isChanged(control)) record(control)
  }
  for (const type of ['input', 'change']) {
    addEventListener(type, ({ target }) => isControl(target) && record(target), { capture: true, passive: true })
  }
  addEventListener('click', ({ target }) => recordPress(target), { capture: true, passive: true })
}

function record(touched: Touched): void {
  if (isLive(touched)) return
  early.delete(touched)
  early.set(touched, isTick(touched) ? touched.checked : touched.value)
  timer ??= setTimeout(repeat, LOOK_EVERY_MS)
}

/** A form is sent without React. A click makes React take a part over whose code is there, and is noticed then. */
function recordPress(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.type === 'button' && !isLive(button)) setTimeout(() => record(button))
}

function repeat(): void {
  for (const [touched, value] of early) {
    if (touched.isConnected && !isLive(touched)) break
    early.delete(touched)
    if (touched.isConnected) change(touched, value)
  }
  timer = early.size > 0 ? setTimeout(repeat, LOOK_EVERY_MS) : undefined
}

/** React notices a change by comparing with what was set last through the element's own property. */
function change(control: Touched, value: string | boolean): void {
  // By an event React takes over at once what it is still busy with; that sets a list back to what the server has chosen.
  control.dispatchEvent(new Event('input', { bubbles: true }))
  if (!isControl(control)) return control.click()
  if (isTick(control)) {
    control.checked = !value
    return control.click()
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

const isTick = (control: Touched): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type)

/** React leaves the properties of an element on it as soon as it has taken the element over. */
const isLive = (control: Touched): boolean => Object.keys(control).some((key) => key.startsWith('__reactProps'))
