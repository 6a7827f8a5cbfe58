import sharp from 'sharp'
import type { Metadata, Sharp } from 'sharp'
import type { ColourSpace, FileKind, PageFacts } from '#domain/preflight/file-facts.ts'
import { damagedFile, picturePage, plainFile } from '../blank-facts.ts'
import type { Opening, OpenerTask, PagePicture } from '../opening.ts'
import { PICTURED_PAGES, writePagePicture } from '../page-picture.ts'

/** More than this is no picture for print (3 m at 100 dots per inch is 140 million), but a trap for memory. */
const MAX_PIXELS = 500_000_000
/** What a picture is taken to have that says nothing of its resolution. */
const SCREEN_RESOLUTION = 72

const FORMATS: Readonly<Record<string, FileKind>> = { jpeg: 'JPEG', png: 'PNG', webp: 'WEBP', tiff: 'TIFF' }

const SPACES: Readonly<Record<string, ColourSpace>> = {
  'b-w': 'GRAY',
  grey16: 'GRAY',
  cmyk: 'CMYK',
  lab: 'LAB',
  labs: 'LAB',
  srgb: 'RGB',
  rgb: 'RGB',
  rgb16: 'RGB',
  scrgb: 'RGB',
}

const BITS: Readonly<Record<string, number>> = { uchar: 8, char: 8, ushort: 16, short: 16 }

/** Opens a picture; the signature and the library must agree about its kind. */
export async function openPicture({ path, pictures: folder }: OpenerTask, kind: FileKind): Promise<Opening> {
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!metadata || FORMATS[metadata.format] !== kind) return opened(damagedFile(kind), [])
  const pages = kind === 'TIFF' ? (metadata.pages ?? 1) : 1
  if (metadata.width * metadata.height > MAX_PIXELS) return { outcome: 'FAILED', reason: 'MEMORY' }
  const pictures: PagePicture[] = []
  const facts: PageFacts[] = []
  for (let index = 0; index < Math.min(pages, PICTURED_PAGES); index += 1) {
    const page = sharp(path, { ...(kind === 'TIFF' && { page: index }), limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const picture = await pageOf(page, index + 1, folder)
    if (!picture) return opened(damagedFile(kind), [])
    pictures.push(picture.picture)
    facts.push(picture.facts)
  }
  return opened({ ...plainFile(kind, facts), pageCount: pages }, pictures)
}

async function pageOf(page: Sharp, number: number, folder: string) {
  try {
    const metadata = await page.metadata()
    const picture = await writePagePicture(page.autoOrient().toColourspace('srgb'), number, folder)
    return { picture, facts: picturePage(number, metadata.autoOrient, factsOf(metadata)) }
  } catch {
    return undefined
  }
}

const factsOf = ({ density, space, depth, bitsPerSample, hasAlpha }: Metadata) => ({
  resolution: density && density > 1 ? density : SCREEN_RESOLUTION,
  bits: bitsPerSample === 1 ? 1 : (BITS[depth] ?? bitsPerSample ?? 8),
  space: SPACES[space] ?? ('ICC_OTHER' as const),
  isTransparent: hasAlpha,
})

const opened = (facts: Extract<Opening, { outcome: 'OPENED' }>['facts'], pictures: PagePicture[]): Opening => ({
  outcome: 'OPENED',
  facts,
  pictures,
  lines: [],
})
