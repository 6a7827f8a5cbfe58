/** How wide the cover of an article is shown; the head preloads it with the same. */
export const COVER_SIZES = '(max-width: 767px) 100vw, 46vw'
