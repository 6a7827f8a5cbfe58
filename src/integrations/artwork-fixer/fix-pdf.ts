import { readFile, writeFile } from 'node:fs/promises'
import { degrees, PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { layerOf } from '#domain/preflight/colour-rules.ts'
import type { Fix } from '#domain/preflight/finding.ts'
import type { FixTarget } from '#domain/preflight/fix-targets.ts'
import type { InkLayer } from '#domain/print-spec/print-spec.ts'
import { pressColours } from '../press-colours/press-colours.ts'
import { cleanDocument } from './clean-document.ts'
import { fixContents } from './fix-contents.ts'
import type { Fixing, FixTask } from './fixing.ts'
import { mirrorBleed } from './pages/add-bleed.ts'
import { scalePage } from './pages/scale-page.ts'
import { renameInks } from './rename-inks.ts'
import { POINTS } from './pages/points.ts'

const OF_CONTENTS: readonly Fix[] = [
  'TO_CMYK',
  'BLACK_TEXT',
  'SPOT_TO_CMYK',
  'DROP_MARKS',
  'BLACK_OVERPRINT',
  'WHITE_KNOCKOUT',
]

/** Makes a fixed copy of a PDF. Letters are never moved, reset or cut off. */
export async function fixPdf({ path, out, fixes, layers, targets }: FixTask): Promise<Fixing> {
  const document = await PDFDocument.load(await readFile(path), { updateMetadata: false })
  cleanDocument(document)
  if (fixes.includes('RENAME_LAYER')) renameInks(document.context, (ink) => orderedLayer(ink, layers))
  if (OF_CONTENTS.some((fix) => fixes.includes(fix))) {
    const isOrdered = (ink: string): boolean => orderedLayer(ink, layers) !== undefined || isLayer(ink, layers)
    await fixContents(document, { fixes: new Set(fixes), press: pressColours(), isOrdered })
  }
  const pages = document.getPages()
  for (const target of targets) {
    const page = pages[target.page - 1]
    if (page && !fixPage(document, page, target, fixes)) return { outcome: 'IMPOSSIBLE' }
  }
  await writeFile(out, await document.save({ useObjectStreams: true }))
  return { outcome: 'FIXED' }
}

const isLayer = (ink: string, layers: readonly InkLayer[]): boolean => layers.some((layer) => layer === ink)

/** The layer that an ink is to be called after, when that was ordered. */
function orderedLayer(ink: string, layers: readonly InkLayer[]): InkLayer | undefined {
  const layer = layerOf(ink)
  return layer && layers.includes(layer) ? layer : undefined
}

function fixPage(document: PDFDocument, page: PDFPage, target: FixTarget, fixes: readonly Fix[]): boolean {
  const { angle } = page.getRotation()
  if (fixes.includes('ROTATE') && target.isTurned) page.setRotation(degrees((angle + 90) % 360))
  const isAcross = page.getRotation().angle % 180 !== 0
  const [width, height] = isAcross ? [target.height, target.width] : [target.width, target.height]
  const isScaled =
    !fixes.includes('SCALE') || scalePage(document, page, { width: width * POINTS, height: height * POINTS })
  if (!isScaled) return false
  if (fixes.includes('ADD_BLEED')) {
    // What a turned or scaled page brings along lies elsewhere: that page is mirrored on all sides.
    const isMoved = page.getRotation().angle !== 0 || fixes.includes('SCALE')
    mirrorBleed(document, page, target.bleed * POINTS, isMoved ? [] : target.bled)
  }
  return true
}
