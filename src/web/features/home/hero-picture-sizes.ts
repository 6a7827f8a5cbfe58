/**
 * How wide the picture of a slide is shown; the head preloads the first one with the same. On phones somewhat less: at
 * twice the pixels no one sees it, and the first paint waits for a third fewer bytes.
 */
export const HERO_PICTURE_SIZES = '(max-width: 767px) 82vw, (max-width: 1499px) 55vw, min(50vw, 1100px)'
