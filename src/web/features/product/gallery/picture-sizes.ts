/**
 * How wide the large picture of a product is: a phone's whole width, else the first column with the screen's edge. On
 * phones somewhat less than it is: at twice the pixels no one sees it, and the first paint waits for a third fewer bytes.
 */
export const GALLERY_SIZES = '(max-width: 767px) 82vw, (max-width: 1100px) 50vw, 504px'
