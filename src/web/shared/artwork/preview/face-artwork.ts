import type { Pixels } from '#domain/preview/laid-artwork.ts'
import { placeOnFace } from '#domain/preview/place-on-face.ts'
import type { Check, Face } from '../artwork-calls.ts'

type SheetPage = Check['pages'][number]
type Size = { readonly width: number; readonly height: number }

/** A canvas with nothing on it yet, and what draws on it. */
export function blankCanvas({ width, height }: Size): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws no pictures')
  return context
}

/** What is printed on a face, trimmed, at a size in pixels. White paper where the page does not reach. */
export function faceArtwork(picture: CanvasImageSource, page: SheetPage, face: Face, size: Size): Pixels {
  const context = blankCanvas(size)
  const { canvas } = context
  const { left, top, width, height } = placeOnFace(page, face)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left * canvas.width, top * canvas.height, width * canvas.width, height * canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
