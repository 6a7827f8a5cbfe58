import { useEffect, useRef } from 'react'
import { placeOnFace } from '#domain/preview/place-on-face.ts'
import { cornerOf } from '#domain/print-spec/print-sheet.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { laidOut } from '../laid-out.ts'
import { cornerStyle, frameOfFace, SheetLines } from '../sheet-lines.tsx'
import type { Face } from '../artwork-calls.ts'
import { printedPage } from './face-artwork.ts'
import type { PrintedFace } from './use-faces-artwork.ts'

type Props = { printed: PrintedFace; pressTable: Uint8Array | undefined }

/** Pixels of the longer side. */
const LONG = 1000

/** A face as it lies on the press, with its bleed and the lines of a printer. */
export function FlatFace({ printed, pressTable }: Props) {
  const t = useT('artwork')
  const { face } = printed
  const frame = frameOfFace(face)
  const trim = { left: 0, top: 0, width: face.width, height: face.height }
  return (
    <figure>
      <div className="sheet-page" dir="ltr" ref={laidOut(fitted(frame))}>
        <FaceCanvas {...{ printed, pressTable }} hasBleed />
        <SheetLines face={face} trim={trim} frame={frame} />
      </div>
      <figcaption>{t(`face-${face.code}`)}</figcaption>
    </figure>
  )
}

/** In its proportions, at most so high that a screen shows all of it. */
const fitted = ({ width, height }: { width: number; height: number }) => ({
  aspectRatio: `${width} / ${height}`,
  maxInlineSize: `${(60 * width) / height}vh`,
})

/** A face that the file has no page for. */
export function BlankFace({ face, ground }: { face: Face; ground: string | undefined }) {
  const t = useT('artwork')
  const frame = frameOfFace(face)
  const trim = { left: 0, top: 0, width: face.width, height: face.height }
  return (
    <figure>
      <div className="sheet-page" dir="ltr" ref={laidOut({ ...fitted(frame), backgroundColor: ground ?? '' })}>
        <SheetLines face={face} trim={trim} frame={frame} />
      </div>
      <figcaption>{t('blankFace', { side: t(`face-${face.code}`) })}</figcaption>
    </figure>
  )
}

/** What is printed on a face, trimmed unless its bleed is wanted. */
export function FaceCanvas({ printed, pressTable, hasBleed = false }: Props & { hasBleed?: boolean }) {
  const t = useT('artwork')
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) drawFace(context, printed, pressTable, hasBleed)
  }, [printed, pressTable, hasBleed])
  const { face } = printed
  const corner = hasBleed ? 0 : cornerOf(face)
  return (
    <canvas
      ref={(element) => {
        canvas.current = element
        laidOut({ borderRadius: cornerStyle(corner, face) })(element)
      }}
      role="img"
      aria-label={t(`face-${face.code}`)}
    />
  )
}

function drawFace(
  context: CanvasRenderingContext2D,
  printed: PrintedFace,
  table: Uint8Array | undefined,
  hasBleed: boolean,
): void {
  const { face, page } = printed
  const around = hasBleed ? face.bleed : 0
  const [wide, high] = [face.width + 2 * around, face.height + 2 * around]
  const scale = LONG / Math.max(wide, high)
  const { left, top, width, height } = placeOnFace(page, face)
  const place = {
    left: (left * face.width + around) * scale,
    top: (top * face.height + around) * scale,
    width: width * face.width * scale,
    height: height * face.height * scale,
  }
  const pixels = printedPage(printed, { width: wide * scale, height: high * scale }, place, table)
  Object.assign(context.canvas, { width: pixels.width, height: pixels.height })
  context.putImageData(pixels, 0, 0)
}
