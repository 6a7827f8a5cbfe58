type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Touched = Control | HTMLButtonElement

/** How often the controls are asked whether React has taken them over, in ms. */
const LOOK_EVERY_MS = 100
/** How long after its frame the page itself may be taken over, in ms. */
const PAGE_FOLLOWS_MS = 5_000

/** What was changed or pressed before React had taken it over, in that order, with the new value of a control. */
const early = new Map<Touched, string | boolean>()
let timer: ReturnType<typeof setTimeout> | undefined
/** Whether an event is one of those that repeat a change. */
let isRepeating = false

/**
 * Repeats what a reader changes in a control of the page before React has taken it over, also before this code was
 * there. React takes no notice of such a change: the page would show one choice and order another. Buttons that are
 * pressed before are pressed again, after what was changed before.
 */
export function repeatEarlyChanges(): void {
  for (const control of document.querySelectorAll('main :is(input, select, textarea)')) {
    if (isControl(control) && isChanged(control)) record(control)
  }
  // Not `change`, which follows: by then React may have set a list back.
  addEventListener('input', ({ target }) => isControl(target) && record(target), { capture: true, passive: true })
  addEventListener('click', ({ target }) => recordPress(target), { capture: true, passive: true })
}

function record(touched: Touched): void {
  if (isRepeating) return
  // React has noticed a change of what is live: it takes the place of what was recorded before, and is not set back.
  for (const each of early.keys()) if (isSameChoice(each, touched)) early.delete(each)
  const value = isTick(touched) ? touched.checked : touched.value
  if (!isLive(touched)) remember(touched, value)
  // While the page is being taken over, a list is set back to what the server has chosen before React hears of the change.
  else if (touched instanceof HTMLSelectElement && !isAwake())
    setTimeout(() => touched.value === value || remember(touched, value))
}

function remember(touched: Touched, value: string | boolean): void {
  early.set(touched, value)
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
    isRepeating = true
    if (touched.isConnected) change(touched, value)
    isRepeating = false
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

const isSameChoice = (one: Touched, other: Touched): boolean =>
  one === other || (one.type === 'radio' && other.type === 'radio' && one.name === other.name)

const isTick = (control: Touched): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type)

/** Whether the frame of the page has been hydrated (root-layout.tsx) for so long that the page in it is, too. */
const isAwake = (): boolean =>
  performance.getEntriesByName('hydrated').some(({ startTime }) => performance.now() - startTime > PAGE_FOLLOWS_MS)

/** React leaves the properties of an element on it as soon as it has taken the element over. */
const isLive = (control: Touched): boolean => Object.keys(control).some((key) => key.startsWith('__reactProps'))
