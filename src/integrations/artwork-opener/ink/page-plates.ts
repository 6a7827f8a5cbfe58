import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPage, drawPageOnNothing, type Raster } from '../pdf/page-raster.ts'
import { loadObjects } from '../pdf/load-objects.ts'
import { openDocument, startPdfium, type Pdfium } from '../pdf/pdfium.ts'
import type { Plate, PlatesTask, Separation } from '../opening.ts'
import { InkCopy } from './ink-copy.ts'
import { finishOf, plateOf, PROCESS_INKS, withoutFinishes, type InkView } from './ink-view.ts'

/** How wide a plate is, in dots; a tall page is as high instead. */
const PLATE_SIDE = 1000

/** PDFium stays for the next page of this process. */
let started: Promise<Pdfium> | undefined

/**
 * Draws one page once for each ink: a copy of the file in which every colour is the grey of that ink, so that what is painted
 * over something takes its ink away. Overprint is not simulated, and colours of the screen leave no ink.
 */
export async function separatePage({ path, plates, pictures }: PlatesTask): Promise<Separation> {
  const { page, spots, areFinishes = false } = plates
  const drawView = async (view: InkView, isOnNothing = false): Promise<Raster | undefined> => {
    const copy = join(pictures, 'plate.pdf')
    return (await writeCopy(path, copy, page, view)) ? drawCopy(copy, page, isOnNothing) : undefined
  }
  const drawn: Plate[] = []
  let size = { width: 0, height: 0 }
  for (const [index, ink] of [...(areFinishes ? [] : PROCESS_INKS), ...spots].entries()) {
    const raster = await drawView(areFinishes ? finishOf(ink, spots) : plateOf(ink))
    if (!raster) return { outcome: 'IMPOSSIBLE' }
    size = { width: raster.width, height: raster.height }
    drawn.push(await writePlate(raster, ink, join(pictures, `${index}.png`)))
  }
  const rest = areFinishes ? await drawView(withoutFinishes(spots), true) : undefined
  if (areFinishes && !rest) return { outcome: 'IMPOSSIBLE' }
  return {
    outcome: 'SEPARATED',
    ...size,
    plates: drawn,
    rest: rest ? await writeColours(rest, join(pictures, 'rest.webp')) : null,
  }
}

/** Writes a copy that draws one page by a view; false for a page whose letters are drawings with colours of their own. */
async function writeCopy(path: string, out: string, page: number, view: InkView): Promise<boolean> {
  // Read again for each view: a copy changes the objects that it is made of.
  const objects = await loadObjects(path)
  const requested = objects?.pages[page - 1]
  if (!objects || !requested || objects.file.isEncrypted) return false
  const copy = new InkCopy(objects.file.context, objects.file.catalog, view)
  if (!(await copy.rewrite(requested))) return false
  copy.dropOtherPictures()
  await writeFile(out, await objects.file.save({ useObjectStreams: false, updateFieldAppearances: false }))
  return true
}

async function drawCopy(path: string, page: number, isOnNothing: boolean): Promise<Raster | undefined> {
  started ??= startPdfium()
  const pdfium = await started
  const document = openDocument(pdfium, path)
  if (typeof document === 'string') return undefined
  try {
    const handle = pdfium.call.FPDF_LoadPage(document.handle, page - 1)
    if (handle === 0) return undefined
    const raster = isOnNothing
      ? drawPageOnNothing(pdfium, handle, PLATE_SIDE).onNothing
      : drawPage(pdfium, handle, PLATE_SIDE)
    pdfium.call.FPDF_ClosePage(handle)
    return raster
  } finally {
    document.close()
  }
}

/** Writes a plate as a grey picture; its cover is the mean of its ink, in percent. */
async function writePlate({ width, height, dots }: Raster, ink: string, path: string): Promise<Plate> {
  const grey = new Uint8Array(width * height)
  let sum = 0
  for (let at = 0; at < grey.length; at += 1) {
    const level = dots[4 * at] ?? 255
    grey[at] = level
    sum += 255 - level
  }
  await sharp(grey, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 6 })
    .toFile(path)
  return { ink, cover: Math.round((1000 * sum) / 255 / grey.length) / 10, path }
}

/** Writes a page in its colours; answers where. */
async function writeColours({ width, height, dots }: Raster, path: string): Promise<string> {
  await sharp(dots, { raw: { width, height, channels: 4 } })
    .webp({ quality: 90 })
    .toFile(path)
  return path
}
