/**
 * What brings focus to the line beside one that is about to go, or to the heading: it must not fall out of the page. Ask
 * for it before the line goes, call it afterwards.
 */
export function focusBeside(goingKey: string): () => void {
  const lines = [...document.querySelectorAll<HTMLElement>('.line[data-line]')]
  const at = lines.findIndex((line) => line.dataset['line'] === goingKey)
  const next = lines[at + 1] ?? lines[at - 1]
  return () => {
    const target = next?.querySelector<HTMLElement>('h2 a') ?? document.querySelector<HTMLElement>('#cart-title')
    requestAnimationFrame(() => target?.focus())
  }
}
