import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Kept for the session only, so that a language change or a reload loses nothing that was typed (S116). */
const PREFIX = 'draft:'

/** Fields that must never be written down. */
const SECRET = new Set(['password', 'file', 'hidden'])

/**
 * Keeps what is typed into a form, by field name, and puts it back when the form appears again.
 * `clearDraft(name)` after the form was sent. React state over the fields hears of it by input events.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, name: string): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    restore(element, readDraft(name))
    const keep = () => writeDraft(name, element)
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, name])
}

/** Forgets a draft. */
export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name)
  } catch {
    // Storage is forbidden: there was no draft.
  }
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

function readDraft(name: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

function writeDraft(name: string, form: HTMLFormElement): void {
  const values = controlsOf(form).flatMap((control) =>
    isTick(control) ? (control.checked ? [[control.name, control.value]] : []) : [[control.name, control.value]],
  )
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(Object.fromEntries(values)))
  } catch {
    // Storage is forbidden or full: the draft is lost with the page.
  }
}

function restore(form: HTMLFormElement, draft: Record<string, string>): void {
  for (const control of controlsOf(form)) {
    const value = draft[control.name]
    if (value === undefined) continue
    if (isTick(control)) {
      if (control.value === value && !control.checked) control.click()
    } else if (control.value !== value) setValue(control, value)
  }
}

/** Through the element's own setter, so that React notices. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
