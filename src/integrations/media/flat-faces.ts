import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { trimmedFace, type FacePicture, type PixelSize } from './face-picture.ts'

/** What the pages lie on. */
export const TABLE = '#efebe4'
/** Sides that are shown next to each other, how much of the picture they fill, and pixels between them. */
const MOST = 2
const FILLED = 0.82
const GAP = 24

type Placed = PixelSize & { readonly face: FacePicture; readonly left: number; readonly top: number }

/** The trims of a product side by side on a table, in their proportions. */
export async function flatFaces(
  faces: readonly FacePicture[],
  size: PixelSize,
  ground: string | undefined,
): Promise<Sharp> {
  const placed = arranged(faces.slice(0, MOST), size)
  const pages = await Promise.all(
    placed.map(async ({ face, left, top, ...page }) => ({
      input: await (
        await trimmedFace(face, page, ground)
      )
        .composite(radiusOf(face, page) > 0 ? [cornerMask(page, radiusOf(face, page))] : [])
        .png()
        .toBuffer(),
      left: Math.round(left),
      top: Math.round(top),
    })),
  )
  const table = sharp({ create: { ...size, channels: 3, background: TABLE } })
  return table.composite([{ input: shadows(placed, size), left: 0, top: 0 }, ...pages])
}

/** Wide pages lie one below the other, high ones beside each other. */
function arranged(faces: readonly FacePicture[], size: PixelSize): readonly Placed[] {
  const isWide = faces.every(({ width, height }) => width >= height)
  const [along, across] = isWide ? (['height', 'width'] as const) : (['width', 'height'] as const)
  const gaps = GAP * (faces.length - 1)
  const sum = faces.reduce((total, face) => total + face[along], 0)
  const most = Math.max(...faces.map((face) => face[across]))
  const scale = Math.min((size[along] * FILLED - gaps) / sum, (size[across] * FILLED) / most)
  let at = (size[along] - sum * scale - gaps) / 2
  return faces.map((face) => {
    const page = { width: face.width * scale, height: face.height * scale }
    const beside = (size[across] - page[across]) / 2
    const [left, top] = isWide ? [beside, at] : [at, beside]
    at += page[along] + GAP
    return { face, left, top, ...page }
  })
}

/** A soft shadow below each page. */
function shadows(placed: readonly Placed[], { width, height }: PixelSize): Buffer {
  const shapes = placed.map(({ face, left, top, ...page }) => {
    const round = radiusOf(face, page) || 2
    return `<rect x="${left}" y="${top + 8}" width="${page.width}" height="${page.height}" rx="${round}" filter="url(#soft)"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter><g fill="#17181c" fill-opacity=".24">${shapes.join('')}</g></svg>`,
  )
}

/** Pixels of the radius of a page's corners. */
const radiusOf = ({ isRound, corner = 0, width }: FacePicture, page: PixelSize): number =>
  isRound ? page.width / 2 : (corner / width) * page.width

/** Leaves of a page what lies in its circle, or between its rounded corners. */
function cornerMask({ width, height }: PixelSize, radius: number) {
  const [w, h] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))]
  const input = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" rx="${radius}"/></svg>`,
  )
  return { input, blend: 'dest-in' } as const
}
