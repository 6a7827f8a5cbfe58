import { cornerOf } from '#domain/print-spec/print-sheet.ts'
import { laidOut } from './laid-out.ts'
import type { Check, Face } from './artwork-calls.ts'

type Frame = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** A rectangle in millimetres as a place in a frame of millimetres. */
export const placed = (box: Frame, frame: Frame) => ({
  left: `${((box.left - frame.left) / frame.width) * 100}%`,
  top: `${((box.top - frame.top) / frame.height) * 100}%`,
  width: `${(box.width / frame.width) * 100}%`,
  height: `${(box.height / frame.height) * 100}%`,
})

/** A rectangle grown on all sides, or shrunk. */
const grown = ({ left, top, width, height }: Frame, by: number): Frame => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** The sheet of a face with its bleed, in millimetres from the cut. */
export const frameOfFace = ({ width, height, bleed }: Face): Frame => grown({ left: 0, top: 0, width, height }, bleed)

/** All that a page's picture shows, in millimetres from the cut. */
export const frameOfPage = ({ width, height, room }: Check['pages'][number]): Frame => ({
  left: -room.left,
  top: -room.top,
  width: width + room.left + room.right,
  height: height + room.top + room.bottom,
})

/** The lines of a printer: where the bleed ends, where it is cut, and what text keeps inside of. */
export function SheetLines({ face, trim, frame }: { face: Face; trim: Frame; frame: Frame }) {
  // A file may be drawn at a tenth.
  const scale = trim.width / face.width < 0.3 ? 0.1 : 1
  const corner = cornerOf(face)
  const line = (by: number) => {
    const box = grown(trim, by * scale)
    const radius = corner === 0 ? 0 : Math.max(0, corner + by) * scale
    return laidOut({ ...placed(box, frame), borderRadius: cornerStyle(radius, box) })
  }
  return (
    <>
      <i className="sheet-line bleed" ref={line(face.bleed)} />
      <i className="sheet-line trim" ref={line(0)} />
      <i className="sheet-line safe" ref={line(-face.safe)} />
    </>
  )
}

/** A radius in millimetres as a part of the sides of a box. */
export const cornerStyle = (radius: number, { width, height }: Pick<Frame, 'width' | 'height'>): string =>
  `${(radius / width) * 100}% / ${(radius / height) * 100}%`
