import { renderSVG } from 'uqr'

/** The dots around a code that readers need (ISO/IEC 18004). */
const QUIET_ZONE = 4

/**
 * Draws a text as a QR code in SVG, one unit a dot, with its quiet zone; error correction level M. Throws RangeError for
 * more text than a code can hold (2,331 bytes).
 */
export const qrSvg = (text: string): string =>
  // Dots that touch must not be blended with the ground between them.
  renderSVG(text, { ecc: 'M', border: QUIET_ZONE, pixelSize: 1 }).replace('<svg ', '<svg shape-rendering="crispEdges" ')
