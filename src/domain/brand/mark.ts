/** A shop's own sign: a drawing without scripts, styles and addresses (services/shop-settings/read-mark.ts). */
export type Mark = {
  /** "0 0 40 40" */
  readonly viewBox: string
  /** Shapes in SVG; `currentColor` is the accent. */
  readonly shapes: string
}

/** The registration mark, which a shop has until it has a mark of its own. */
export const BUILT_IN_MARK: Mark = {
  viewBox: '0 0 40 40',
  shapes:
    '<g fill="none" stroke="currentColor" stroke-width="2.6"><circle cx="20" cy="20" r="10.5"/><path d="M20 2v36M2 20h36"/></g><path d="M20 20v-8a8 8 0 0 1 8 8ZM20 20v8a8 8 0 0 1-8-8Z"/>',
}

type Sheet = {
  readonly width: number
  readonly height: number
  /** "#rrggbb" */
  readonly background: string
  readonly accent: string
  /** How much of the shorter side the mark takes, 0 to 1. */
  readonly share: number
  /** Radius of the corners, in pixels. */
  readonly radius?: number
}

/** The mark in the middle of a coloured sheet, as a file in SVG: for favicons, app icons and shared links. */
export function markOnSheet({ viewBox, shapes }: Mark, sheet: Sheet): string {
  const { width, height, background, accent, share, radius = 0 } = sheet
  const side = Math.min(width, height) * share
  const place = `x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" rx="${radius}" fill="${background}"/><svg ${place} viewBox="${viewBox}" color="${accent}" fill="${accent}">${shapes}</svg></svg>`
}

/** The mark alone, as a file in SVG: for printed documents. */
export const markFile = ({ viewBox, shapes }: Mark, accent: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" color="${accent}" fill="${accent}">${shapes}</svg>`

/** The mark as a symbol of a document's sprite. */
export const markSymbol = ({ viewBox, shapes }: Mark): string =>
  `<symbol id="brand" viewBox="${viewBox}"><g fill="currentColor">${shapes}</g></symbol>`
