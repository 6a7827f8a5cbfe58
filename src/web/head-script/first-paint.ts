/**
 * What React runs is fetched when the first screen is painted or React is there (the event `more`): on a slow line React
 * comes first then, and is read while the rest arrives. The template `#later` contains the links. The first frame has the
 * first screen and nothing else; the one after it may bring a picture that came meanwhile. Then the styles lay out what
 * lies below, too. Frames before the first content do not count.
 */
export function loadAfterFirstPaint(): void {
  addEventListener('more', addLaterLinks)
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return
    addLaterLinks()
    requestAnimationFrame(() => setTimeout(announcePaint))
  }).observe({ type: 'paint', buffered: true })
}

function addLaterLinks(): void {
  const later = document.getElementById('later') as HTMLTemplateElement | null
  if (!later) return
  later.remove()
  document.head.append(later.content)
}

function announcePaint(): void {
  document.documentElement.dataset['painted'] = ''
  dispatchEvent(new Event('painted'))
}

/**
 * A page that is left, or whose window changes, before it has faded in breaks its transition off. The browser rejects a
 * promise then that may be out of reach: `pagereveal` has no transition any more. It is no failure, so it is not reported.
 */
export function ignoreBrokenFades(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault()
  })
}
