/** How wide the large picture of a product is: a phone's whole width, else the first column with the screen's edge. */
export const GALLERY_SIZES = '(max-width: 767px) 100vw, (max-width: 1100px) 50vw, 504px'
