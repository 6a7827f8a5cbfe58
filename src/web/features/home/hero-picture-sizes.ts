/** How wide the picture of a slide is shown; the head preloads the first one with the same. */
export const HERO_PICTURE_SIZES = '(max-width: 767px) 100vw, (max-width: 1600px) 55vw, 864px'
