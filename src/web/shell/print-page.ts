import printStyles from '../styles/print.css?url'

/** Long after a first visit, of which it would take the line. */
const AFTER_MS = 8000

/**
 * Makes pages fit for paper: brings the sheet's style, and leaves out pictures that are not there yet when a visitor
 * prints; their boxes would be empty. Returns how to undo it.
 */
export function preparePrinting(): () => void {
  const timer = setTimeout(linkStyles, AFTER_MS)
  addEventListener('beforeprint', makeReady)
  return () => {
    clearTimeout(timer)
    removeEventListener('beforeprint', makeReady)
  }
}

function makeReady(): void {
  styleNow()
  markMissing()
}

function markMissing(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('#main img')) {
    picture.loading = 'eager'
    picture.toggleAttribute('data-missing', !picture.complete)
  }
}

function linkStyles(): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.media = 'print'
  link.href = printStyles
  document.head.append(link)
}

/** The sheet is laid out as soon as this is over: what is not there yet is fetched while the browser waits. */
function styleNow(): void {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
  if (sheets.some(({ media }) => media.mediaText === 'print')) return
  const request = new XMLHttpRequest()
  request.open('GET', printStyles, false)
  request.setRequestHeader('accept', 'text/css')
  try {
    request.send()
  } catch {
    // Without a network it is printed as it is.
    return
  }
  if (request.status !== 200) return
  const sheet = new CSSStyleSheet({ media: 'print' })
  sheet.replaceSync(request.responseText)
  document.adoptedStyleSheets.push(sheet)
}
