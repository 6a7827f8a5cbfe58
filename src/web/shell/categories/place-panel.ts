/** Least distance of a panel from the window's edges, in px. */
const MARGIN = 8
/** A panel's padding: its text lines up with the category above it. */
const PADDING = 12

/** Puts a panel under its category: as far from the bar's start, but inside of the window. */
export function placePanel(panel: HTMLElement, anchor: HTMLElement, bar: HTMLElement): void {
  const [from, item] = [bar.getBoundingClientRect(), anchor.getBoundingClientRect()]
  const start = document.dir === 'rtl' ? from.right - item.right : item.left - from.left
  const last = from.width - panel.offsetWidth - MARGIN
  panel.style.insetInlineStart = `${Math.max(MARGIN, Math.min(start - PADDING, last))}px`
}

/** Focuses the next or previous link of a panel, around its ends. */
export function moveFocus(panel: Element | null, step: 1 | -1): void {
  const links = [...(panel?.querySelectorAll('a') ?? [])]
  const at = links.findIndex((link) => link === document.activeElement)
  links[at < 0 ? 0 : (at + step + links.length) % links.length]?.focus()
}
