import { useEffect } from 'react'
import type { RefObject } from 'react'
import { readDraft, writeDraft } from './form-draft.ts'
import { typeInto } from './type-into.ts'

/** Fields that must never be written down. */
const SECRET = new Set(['password', 'file', 'hidden'])

/**
 * Keeps what is typed into a form, by field name, and puts it back when the form appears again.
 * `clearDraft(name)` (form-draft.ts) after the form was sent. React state over the fields hears of it by input events.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, name: string): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    restore(element, readDraft(name))
    const keep = () => writeDraft(name, valuesOf(element))
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, name])
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      !SECRET.has(element.type),
  )

const isTick = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type)

/** What the fields hold, by name; of ticks only those that are set. */
const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    controlsOf(form)
      .filter((control) => !isTick(control) || control.checked)
      .map((control) => [control.name, control.value]),
  )

function restore(form: HTMLFormElement, draft: Record<string, string>): void {
  for (const control of controlsOf(form)) {
    const value = draft[control.name]
    if (value === undefined) continue
    if (isTick(control)) {
      if (control.value === value && !control.checked) control.click()
    } else if (control.value !== value) typeInto(control, value)
  }
}
