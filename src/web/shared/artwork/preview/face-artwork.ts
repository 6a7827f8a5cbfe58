import { throughTable } from '#domain/preview/colour-table.ts'
import { bytesOf } from '#domain/preview/dyed-blank.ts'
import { engrave } from '#domain/preview/engraving.ts'
import { layOnGround } from '#domain/preview/ground.ts'
import type { Pixels } from '#domain/preview/laid-artwork.ts'
import { layPage } from '#domain/preview/page-finishes.ts'
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

/**
 * The page of a face at a place in pixels, on white paper or on the colour of the product. Finishes are no inks of a press, nor
 * is the colour of cloth: they keep their light.
 */
export function printedPage(
  { picture, finishes, ground, inks, isEngraved }: PrintedFace,
  size: Size,
  place: FacePlace,
  table: Uint8Array | undefined,
): ImageData {
  const pixels = pageAt(picture, size, place)
  if (ground === undefined) layOnGround(pixels, PAPER)
  if (table) throughTable(pixels.data, table)
  if (isEngraved) engrave(pixels)
  const plates = (finishes?.plates ?? []).map(({ layer, picture: plate }) => ({
    layer,
    amount: inkOf(pageAt(plate, size, place)),
  }))
  layPage(pixels, plates, finishes?.metal ?? 'GOLD', ground === undefined ? null : bytesOf(ground), inks)
  return pixels
}

const PAPER = [255, 255, 255] as const

/** A page as it lies; where it does not reach, and where nothing is drawn on it, there is nothing. */
function pageAt(picture: CanvasImageSource, size: Size, { left, top, width, height }: FacePlace): ImageData {
  const context = blankCanvas(size)
  const { canvas } = context
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, width, height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

function inkOf(plate: Pixels): Uint8Array {
  layOnGround(plate, PAPER)
  const { width, height, data } = plate
  return Uint8Array.from({ length: width * height }, (_, dot) => 255 - (data[4 * dot] ?? 255))
}

const scaled = ({ left, top, width, height }: FacePlace, size: Size): FacePlace => ({
  left: left * size.width,
  top: top * size.height,
  width: width * size.width,
  height: height * size.height,
})
