import { useEffect, useState } from 'react'

/** Once the dialog is gone the focus is where it was before (S131). */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => giveFocusBack(opener), [opener])
}

/** Back to what opened the dialog, or, when that is gone with signing in, to the account. */
function giveFocusBack(opener: Element | null): void {
  if (opener instanceof HTMLElement) opener.focus()
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('.me-in')?.focus()
}
