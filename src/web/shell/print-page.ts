import printStyles from '../styles/print.css?url'

/** Long after the first paint, which it must not hold up. */
const AFTER_MS = 2500

/**
 * Makes pages fit for paper: brings the sheet's style, and leaves out pictures that are not there yet when somebody
 * prints; their boxes would be empty. Returns how to undo it.
 */
export function preparePrinting(): () => void {
  const timer = setTimeout(linkStyles, AFTER_MS)
  const begin = () => {
    linkStyles()
    for (const picture of document.querySelectorAll<HTMLImageElement>('#main img')) {
      picture.loading = 'eager'
      picture.toggleAttribute('data-missing', !picture.complete)
    }
  }
  addEventListener('beforeprint', begin)
  return () => {
    clearTimeout(timer)
    removeEventListener('beforeprint', begin)
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
