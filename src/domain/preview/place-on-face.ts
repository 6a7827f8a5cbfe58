/** A side of the product, in millimetres; files of large products may be drawn at one to `scale`. */
type Face = { readonly width: number; readonly height: number; readonly scale: number }

/** A page with the room around its trim, in millimetres of the file. */
type SheetPage = {
  readonly width: number
  readonly height: number
  readonly room: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
}

/** Where a page lies on the trim of a face, in shares of the trim. */
export type FacePlace = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Files of large products may be drawn at a tenth. */
const TENTH_BELOW = 0.3

/** Where a page with the room around it lies on the trim of a face, in shares of the trim. */
export function placeOnFace(page: SheetPage, face: Face): FacePlace {
  const scale = page.width / face.width < TENTH_BELOW ? face.scale : 1
  const { left, right, top, bottom } = page.room
  return {
    left: ((face.width - page.width * scale) / 2 - left * scale) / face.width,
    top: ((face.height - page.height * scale) / 2 - top * scale) / face.height,
    width: ((page.width + left + right) * scale) / face.width,
    height: ((page.height + top + bottom) * scale) / face.height,
  }
}
