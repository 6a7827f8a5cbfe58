import printStyles from '../styles/print.css?url'

/** Long after a first visit, of which it would take the line; whoever presses anything may print next. */
const AFTER_MS = 8000
const SIGNS = ['pointerdown', 'keydown', 'beforeprint'] as const

/**
 * Makes pages fit for paper: brings the sheet's style, and leaves out pictures that are not there yet when somebody
 * prints; their boxes would be empty. Returns how to undo it.
 */
export function preparePrinting(): () => void {
  const timer = setTimeout(linkStyles, AFTER_MS)
  for (const sign of SIGNS) addEventListener(sign, linkStyles, { once: true })
  addEventListener('beforeprint', markMissing)
  return () => {
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, linkStyles)
    removeEventListener('beforeprint', markMissing)
  }
}

/** Prints the page, once the style of the sheet is there; without it, when it cannot be had. */
export function printPage(): void {
  const style = document.querySelector<HTMLLinkElement>('head link[media="print"]')
  if (!style || style.sheet) return window.print()
  for (const end of ['load', 'error']) style.addEventListener(end, () => window.print(), { once: true })
}

function markMissing(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('#main img')) {
    picture.loading = 'eager'
    picture.toggleAttribute('data-missing', !picture.complete)
  }
}

function linkStyles(): void {
  if (document.querySelector(`link[href="${printStyles}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.media = 'print'
  link.href = printStyles
  document.head.append(link)
}
