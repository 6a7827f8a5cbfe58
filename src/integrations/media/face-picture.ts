import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { FacePlace } from '#domain/preview/place-on-face.ts'
import type { Metal } from '#domain/preview/metal.ts'
import { bytesOf } from '#domain/preview/dyed-blank.ts'
import { engrave } from '#domain/preview/engraving.ts'
import type { Inks } from '#domain/preview/inks.ts'
import { layPage, type FinishPlate } from '#domain/preview/page-finishes.ts'
import { PICTURE_QUALITY } from './picture-quality.ts'
import type { FaceCode, InkLayer } from '#domain/print-spec/print-spec.ts'

/** What is printed on a face: the picture of its page, and where that lies on the trim. */
export type FacePicture = {
  readonly code: FaceCode
  /** Millimetres of the trim. */
  readonly width: number
  readonly height: number
  readonly isRound: boolean
  /** Millimetres of the radius of rounded corners. */
  readonly corner?: number
  readonly picture: Uint8Array
  readonly place: FacePlace
  /** Foil, varnish, white ink and the cut, which the picture is without. */
  readonly finishes?: FinishPictures | undefined
  /** What its inks do to the colour of the product; missing where they cover it. */
  readonly inks?: Inks | undefined
  /** It is engraved into metal, and not printed. */
  readonly isEngraved?: true
}

/** Finishes of a page: grey pictures of the same page, black where they lie. */
export type FinishPictures = {
  readonly metal: Metal
  readonly plates: readonly { readonly layer: InkLayer; readonly png: Uint8Array }[]
}

export type PixelSize = { readonly width: number; readonly height: number }

/**
 * The trim of a face as it is printed, at a size in pixels: on the colour of the product, else on white paper, also where the
 * page does not reach.
 */
export async function trimmedFace(
  { picture, place, finishes, inks, isEngraved }: FacePicture,
  size: PixelSize,
  ground?: string | undefined,
): Promise<Sharp> {
  const plates = (finishes?.plates ?? []).map(async ({ layer, png }) => ({
    layer,
    amount: await inkOf(await placed(png, place, size)),
  }))
  const page = await placed(picture, place, size)
  const drawn = isEngraved ? await engraved(page) : page
  return laid(drawn, { plates: await Promise.all(plates), metal: finishes?.metal, ground, inks })
}

/** A page that is not cut, with its finishes apart. */
export type FinishedPage = {
  readonly picture: Uint8Array
  readonly finishes?: FinishPictures | undefined
  /** The colour of the product that the page lies on, as #rrggbb; missing for white paper. */
  readonly ground?: string | undefined
  /** What its inks do to that colour; missing where they cover it. */
  readonly inks?: Inks | undefined
  /** It is engraved into metal, and not printed. */
  readonly isEngraved?: true
}

/** A page as it is printed, with its finishes, as WebP: of the size of its picture. */
export async function drawPage({ picture, finishes, isEngraved, ...seen }: FinishedPage): Promise<Uint8Array> {
  const page = sharp(picture)
  const { width, height } = await page.metadata()
  const plates = (finishes?.plates ?? []).map(async ({ layer, png }) => ({
    layer,
    amount: await inkOf(sharp(png).resize({ width, height, fit: 'fill' })),
  }))
  const laidOn = { plates: await Promise.all(plates), metal: finishes?.metal, ...seen }
  const drawn = await laid(isEngraved ? await engraved(page) : page, laidOn)
  return drawn.removeAlpha().webp(PICTURE_QUALITY.webp).toBuffer()
}

type Laid = Pick<FinishedPage, 'ground' | 'inks'> & {
  readonly plates: readonly FinishPlate[]
  readonly metal: Metal | undefined
}

/** A page on what it is printed on, with its finishes. */
async function laid(page: Sharp, { plates, metal = 'GOLD', ground, inks }: Laid): Promise<Sharp> {
  const { data, info } = await page.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  layPage({ width, height, data }, plates, metal, ground === undefined ? null : bytesOf(ground), inks)
  return sharp(data, { raw: { width, height, channels: 4 } })
}

/** A page as a laser leaves it. */
async function engraved(page: Sharp): Promise<Sharp> {
  const { data, info } = await page.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  engrave({ width, height, data })
  return sharp(data, { raw: { width, height, channels: 4 } })
}

/** How much of a finish there is, from its grey picture. */
async function inkOf(plate: Sharp): Promise<Uint8Array> {
  const grey = plate.flatten({ background: '#ffffff' }).toColourspace('b-w').negate({ alpha: false })
  return new Uint8Array(await grey.extractChannel(0).raw().toBuffer())
}

/** A page as it lies on the trim; where it does not reach there is nothing. */
async function placed(picture: Uint8Array, place: FacePlace, size: PixelSize): Promise<Sharp> {
  const [width, height] = [Math.max(1, Math.round(size.width)), Math.max(1, Math.round(size.height))]
  const nothing = sharp({ create: { width, height, channels: 4, background: { r: 255, g: 255, b: 255, alpha: 0 } } })
  const across = span(place.left, place.width, width)
  const down = span(place.top, place.height, height)
  if (!across || !down) return nothing
  const page = await sharp(picture)
    .resize({ width: across.whole, height: down.whole, fit: 'fill' })
    .extract({ left: across.hidden, top: down.hidden, width: across.seen, height: down.seen })
    .png()
    .toBuffer()
  return sharp(
    await nothing
      .composite([{ input: page, left: across.at, top: down.at }])
      .png()
      .toBuffer(),
  )
}

/** In pixels along one side: how long the page is, what of it is cut off before, where it begins, and how much is seen. */
function span(from: number, share: number, side: number) {
  const start = Math.round(from * side)
  const whole = Math.max(1, Math.round(share * side))
  const at = Math.max(0, start)
  const seen = Math.min(side, start + whole) - at
  return seen > 0 ? { whole, hidden: at - start, at, seen } : undefined
}
