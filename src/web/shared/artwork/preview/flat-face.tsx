import { useEffect, useRef } from 'react'
import { throughTable } from '#domain/preview/colour-table.ts'
import { placeOnFace } from '#domain/preview/place-on-face.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { laidOut } from '../laid-out.ts'
import { frameOfFace, SheetLines } from '../sheet-lines.tsx'
import { blankCanvas } from './face-artwork.ts'
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
      <div className="sheet-page" dir="ltr" ref={laidOut({ aspectRatio: `${frame.width} / ${frame.height}` })}>
        <FaceCanvas {...{ printed, pressTable }} hasBleed />
        <SheetLines face={face} trim={trim} frame={frame} />
      </div>
      <figcaption>{t(`face-${face.code}`)}</figcaption>
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
  return <canvas ref={canvas} role="img" aria-label={t(`face-${printed.face.code}`)} />
}

function drawFace(
  context: CanvasRenderingContext2D,
  { face, page, picture }: PrintedFace,
  table: Uint8Array | undefined,
  hasBleed: boolean,
): void {
  const around = hasBleed ? face.bleed : 0
  const [wide, high] = [face.width + 2 * around, face.height + 2 * around]
  const scale = LONG / Math.max(wide, high)
  const place = placeOnFace(page, face)
  const drawn = blankCanvas({ width: wide * scale, height: high * scale })
  const { width, height } = drawn.canvas
  drawn.fillStyle = '#fff'
  drawn.fillRect(0, 0, width, height)
  drawn.imageSmoothingQuality = 'high'
  drawn.drawImage(
    picture,
    (place.left * face.width + around) * scale,
    (place.top * face.height + around) * scale,
    place.width * face.width * scale,
    place.height * face.height * scale,
  )
  const pixels = drawn.getImageData(0, 0, width, height)
  if (table) throughTable(pixels.data, table)
  Object.assign(context.canvas, { width, height })
  context.putImageData(pixels, 0, 0)
}
