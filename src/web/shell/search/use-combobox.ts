import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Makes a text box a combobox over the list `id`; the option `activeId` is the one Enter takes. */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  { id, isShown, activeId }: { id: string; isShown: boolean; activeId: string | null },
): void {
  useEffect(() => {
    const element = input.current
    if (!element) return
    element.setAttribute('role', 'combobox')
    element.setAttribute('aria-autocomplete', 'list')
    element.setAttribute('aria-expanded', String(isShown))
    if (isShown) element.setAttribute('aria-controls', id)
    else element.removeAttribute('aria-controls')
    if (isShown && activeId) element.setAttribute('aria-activedescendant', activeId)
    else element.removeAttribute('aria-activedescendant')
  }, [input, id, isShown, activeId])
}
