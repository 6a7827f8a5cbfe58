import { useEffect, useState } from 'react'

/** Once the dialog is gone the focus is where it was before (S131). */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => giveFocusBack(opener), [opener])
}

/** The account of who is signed in, or the way to sign in; what is not shown takes no focus. */
const IN_HEADER = ['.signed-in-entry', '.signed-out-entry .ghost', '.signed-out-entry .icon']

/** Back to the control that opened the dialog; to the header when it is gone, or the dialog opened by itself (S47). */
function giveFocusBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.tabIndex >= 0) opener.focus()
  for (const control of IN_HEADER) {
    if (hasFocus()) return
    document.querySelector<HTMLElement>(control)?.focus()
  }
}

/** Whether a control has it; the page and its main part only hold it when none does. */
const hasFocus = (): boolean => document.activeElement instanceof HTMLElement && document.activeElement.tabIndex >= 0
