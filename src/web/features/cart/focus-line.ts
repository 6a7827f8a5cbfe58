/** Brings focus to the line beside one that is about to go, or to the heading: it must not fall out of the page. */
export function focusLine(goingKey: string): void {
  const lines = [...document.querySelectorAll<HTMLElement>('.line[data-line]')]
  const at = lines.findIndex((line) => line.dataset['line'] === goingKey)
  const next = lines[at + 1] ?? lines[at - 1]
  const target = next?.querySelector<HTMLElement>('h2 a') ?? document.querySelector<HTMLElement>('#cart-title')
  target?.focus()
}
