import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { layOnGround } from '#domain/preview/ground.ts'
import type { ColourUse } from '#domain/preflight/file-facts.ts'
import { blankPage, damagedFile, plainFile } from '../blank-facts.ts'
import type { Opening, OpenerTask } from '../opening.ts'
import { PICTURE_SIDE, writePagePicture } from '../page-picture.ts'
import { inkReach } from '../pdf/ink-reach.ts'

/** At this density a pixel of the drawing is a pixel, and an inch 72 of them. */
const DRAWN_AT = 72
const MM_PER_DOT = 25.4 / DRAWN_AT
/** Units that have a size on paper. Pixels have none: programs disagree whether an inch has 72 or 96 of them. */
const PAPER_UNITS = /^<(?:\w+:)?svg\b[^>]*?\swidth=["']\s*[\d.]+\s*(?:mm|cm|in|pt|pc|Q)\s*["']/i

/** Opens a plain drawing, which `fileType` has looked through. Its text depends on fonts that it does not carry. */
export async function openSvg({ path, pictures: folder }: OpenerTask): Promise<Opening> {
  // Read into memory: a drawing opened by its path could name files beside it.
  const bytes = await readFile(path)
  try {
    const { width, height } = await sharp(bytes, { density: DRAWN_AT }).metadata()
    const density = Math.min(2400, Math.max(1, (DRAWN_AT * PICTURE_SIDE) / Math.max(width, height)))
    const drawn = sharp(bytes, { density }).resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'inside' })
    const { data, info } = await drawn.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: 4 as const }
    const picture = await writePagePicture(sharp(data, { raw }), 1, folder)
    const size = { width: round(width * MM_PER_DOT), height: round(height * MM_PER_DOT) }
    layOnGround({ ...info, data }, [255, 255, 255])
    const { isEmpty, reach } = inkReach({ ...info, dots: data }, { ...size, room: NO_ROOM })
    const text = bytes.toString('utf8')
    const hasSize = PAPER_UNITS.test(text.slice(Math.max(0, text.search(/<(?:\w+:)?svg\b/i))))
    const placed = hasSize ? size : { pixels: { width, height } }
    const hasUnreadableText = /<(?:\w+:)?text[\s>]/i.test(text)
    const page = { ...blankPage(1), ...placed, isEmpty, reach, hasUnreadableText, colours: [rgb(size)] }
    return { outcome: 'OPENED', facts: plainFile('SVG', [page]), pictures: [picture], lines: [] }
  } catch {
    return { outcome: 'OPENED', facts: damagedFile('SVG'), pictures: [], lines: [] }
  }
}

const NO_ROOM = { left: 0, right: 0, top: 0, bottom: 0 }
const round = (millimetres: number): number => Math.round(millimetres * 100) / 100

/** Drawings for the web know no other colours. */
const rgb = ({ width, height }: { readonly width: number; readonly height: number }): ColourUse => ({
  kind: 'FILL',
  space: 'RGB',
  spots: [],
  leastTint: 1,
  isWhite: false,
  isBlack: false,
  isRichBlack: false,
  overprints: false,
  isTransparent: false,
  count: 1,
  box: { left: 0, top: 0, width, height },
})
