const PRESSED = 'button, a[href], [role="menuitem"]'

/**
 * Keeps the second click of a double click from what the first one has brought under the pointer: a button that reads "Done"
 * where "Start" was, the next row, or what a dialog had covered.
 */
export function ignoreStrayClicks(): void {
  let pressed: { readonly element: Element | null; readonly words: string } | undefined
  document.addEventListener(
    'click',
    (event) => {
      const element = event.target instanceof Element ? event.target.closest(PRESSED) : null
      const words = element?.textContent ?? ''
      if (event.detail < 2) pressed = { element, words }
      else if (element && (element !== pressed?.element || words !== pressed.words)) {
        event.preventDefault()
        event.stopPropagation()
      }
    },
    { capture: true },
  )
}
