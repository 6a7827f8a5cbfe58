import { readFile, writeFile } from 'node:fs/promises'
import { PDFDocument, type PDFEmbeddedPage, type PDFPage } from '@cantoo/pdf-lib'
import type { FixTarget } from '#domain/preflight/fix-targets.ts'
import { cleanDocument } from '../clean-document.ts'
import { pageOf, pixelsOf } from '../fix-picture.ts'
import type { Fixing, ProductionTask } from '../fixing.ts'
import { grown } from '../pages/add-bleed.ts'
import { redrawPage, trimOf } from '../pages/redraw-page.ts'
import { drawCutMarks, MARKS_MM } from './cut-marks.ts'
import { repeatOnSheet } from './imposed-sheet.ts'
import { addOutputIntent } from './output-intent.ts'
import { POINTS } from '../pages/points.ts'

/** Between the bleed and the slug. */
const GAP_MM = 1
const SLUG_MM = 8
/** Between the mark of the cut and the slug. */
const BESIDE_MARK_MM = 2

/**
 * Makes the file for the press: every page with its trim and bleed boxes, cut marks on every plate, the output intent, and
 * the slug of its line below the cut; or its pages again and again on sheets of the press. What lies inside the bleed is drawn
 * as it is in the signed-off file.
 */
export async function makeProduction(task: ProductionTask): Promise<Fixing> {
  const document = await loaded(task)
  cleanDocument(document)
  const [slug] = await document.embedPdf(task.slug)
  if (!slug) return { outcome: 'IMPOSSIBLE' }
  const pages = document.getPages()
  for (const { page: number, bleed } of task.targets) {
    const page = pages[number - 1]
    if (!page) continue
    if (!task.isImposed) finishPage(document, page, { bleed, slug })
    else if (!repeatOnSheet(document, page, { isBack: number % 2 === 0, bleed, slug })) return { outcome: 'IMPOSSIBLE' }
  }
  addOutputIntent(document)
  await writeFile(task.out, await document.save({ useObjectStreams: true }))
  return { outcome: 'FIXED' }
}

/** Gives one page its boxes, marks and slug. The bleed is in millimetres. */
function finishPage(
  document: PDFDocument,
  page: PDFPage,
  { bleed, slug }: { readonly bleed: number; readonly slug: PDFEmbeddedPage },
): void {
  const trim = trimOf(page)
  const bleedFrame = grown(trim, bleed * POINTS)
  const around = Math.max(MARKS_MM, GAP_MM + SLUG_MM + GAP_MM) * POINTS
  const drawing = { matrix: [1, 0, 0, 1, 0, 0], within: bleedFrame } as const
  redrawPage(document, page, { drawings: [drawing], sheet: grown(bleedFrame, around), trim })
  page.setBleedBox(bleedFrame.x, bleedFrame.y, bleedFrame.width, bleedFrame.height)
  page.drawPage(slug, { x: trim.x + BESIDE_MARK_MM * POINTS, y: bleedFrame.y - (GAP_MM + SLUG_MM) * POINTS })
  // Over the slug, whose code has a white edge: a narrow page is narrower than its slug.
  drawCutMarks(document, page, { trim, bleed: bleed * POINTS })
}

async function loaded({ path, kind, targets }: ProductionTask): Promise<PDFDocument> {
  if (kind === 'PDF' || kind === 'AI') return PDFDocument.load(await readFile(path), { updateMetadata: false })
  return PDFDocument.load(await pageOf(await pixelsOf(path, 0), pictureSize(targets)))
}

function pictureSize([target]: readonly FixTarget[]): FixTarget {
  if (!target) throw new Error('a picture without a sheet has no size')
  return { ...target, bleed: target.room }
}
