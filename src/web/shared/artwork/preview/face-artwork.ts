import { throughTable } from '#domain/preview/colour-table.ts'
import type { Pixels } from '#domain/preview/laid-artwork.ts'
import { drawFinishes } from '#domain/preview/page-finishes.ts'
import { placeOnFace, type FacePlace } from '#domain/preview/place-on-face.ts'
import type { PrintedFace } from './use-faces-artwork.ts'

type Size = { readonly width: number; readonly height: number }

/** A canvas with nothing on it yet, and what draws on it. */
export function blankCanvas({ width, height }: Size): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws no pictures')
  return context
}

/** What is printed on a face, trimmed, at a size in pixels, in colours of the screen or of a press. */
export function faceArtwork(printed: PrintedFace, size: Size, table: Uint8Array | undefined): ImageData {
  const place = placeOnFace(printed.page, printed.face)
  const { width, height } = blankCanvas(size).canvas
  return printedPage(printed, { width, height }, scaled(place, { width, height }), table)
}

/** The page of a face on white paper, at a place in pixels. Finishes are no inks of a press: they keep their light. */
export function printedPage(
  { picture, finishes }: PrintedFace,
  size: Size,
  place: FacePlace,
  table: Uint8Array | undefined,
): ImageData {
  const pixels = onPaper(picture, size, place)
  if (table) throughTable(pixels.data, table)
  if (finishes) {
    const plates = finishes.plates.map(({ layer, picture: plate }) => ({
      layer,
      amount: inkOf(onPaper(plate, size, place)),
    }))
    drawFinishes(pixels, plates, finishes.metal)
  }
  return pixels
}

function onPaper(picture: CanvasImageSource, size: Size, { left, top, width, height }: FacePlace): ImageData {
  const context = blankCanvas(size)
  const { canvas } = context
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, width, height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

const inkOf = ({ width, height, data }: Pixels): Uint8Array =>
  Uint8Array.from({ length: width * height }, (_, dot) => 255 - (data[4 * dot] ?? 255))

const scaled = ({ left, top, width, height }: FacePlace, size: Size): FacePlace => ({
  left: left * size.width,
  top: top * size.height,
  width: width * size.width,
  height: height * size.height,
})
