import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkArtwork } from '#domain/preflight/check-artwork.ts'
import type { FileFacts } from '#domain/preflight/file-facts.ts'
import type { Fix } from '#domain/preflight/finding.ts'
import { fixTargets } from '#domain/preflight/fix-targets.ts'
import type { PageLetter } from '#domain/preflight/page-letters.ts'
import type { InkLayer } from '#domain/print-spec/print-spec.ts'
import { madePdf } from '#testing/artwork/made-pdf.ts'
import { specOf } from '#testing/artwork-corpus/corpus-spec.ts'
import { BLACK, Drawing, RICH_BLACK, WHITE } from '#testing/artwork-corpus/press/drawing.ts'
import { createArtworkOpener } from '../artwork-opener/artwork-opener.ts'
import { loadObjects } from '../artwork-opener/pdf/load-objects.ts'
import { readLetters } from '../artwork-opener/pdf/page-letters.ts'
import { openDocument, startPdfium, type Pdfium } from '../artwork-opener/pdf/pdfium.ts'
import { geometryOf } from '../artwork-opener/pdf/read-page.ts'
import { fixPdf } from './fix-pdf.ts'

// A machine that builds beside the tests must not make them fail.
const opener = createArtworkOpener({ workers: 1, deadlineMs: () => 60_000 })
let folder: string
let pdfium: Pdfium
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matbaa-letters-'))
  pdfium = await startPdfium()
}, 60_000)
afterAll(async () => {
  await opener.close()
  await rm(folder, { recursive: true, force: true })
})

const ARABIC = 'مطبعة النخيل للدعاية والإعلان'
const withText = (drawing: Drawing, paint = '0 0 0 0 k'): Drawing =>
  drawing.text(ARABIC, 20, { paint }).text('Matbaa Press 055 123 4567', 32, { paint })
const onBlue = (size: ConstructorParameters<typeof Drawing>[0] = {}) =>
  withText(new Drawing(size).background('0.6 0.1 0 0 k'))

/** Crop marks around a piece in the middle of the page, in the ink of all plates. */
function withMarks(drawing: Drawing): Drawing {
  const ink = drawing.spot('All', 1, 'stroke')
  for (const x of [8, 82]) {
    for (const y of [8, 42]) {
      const [outX, outY] = [x < 45 ? -1 : 1, y < 25 ? -1 : 1]
      drawing
        .stroke(ink, 0.1, [
          [x + outX, y],
          [x + outX * 5, y],
        ])
        .stroke(ink, 0.1, [
          [x, y + outY],
          [x, y + outY * 5],
        ])
    }
  }
  return drawing
}

/** For each fix a file that needs it, with letters in both scripts. */
const NEEDED: Readonly<Record<Fix, () => { readonly drawing: Drawing; readonly layers?: readonly InkLayer[] }>> = {
  ADD_BLEED: () => ({ drawing: onBlue({ bleed: 0, hasTrim: false }) }),
  SCALE: () => ({ drawing: onBlue({ width: 91.8, height: 51 }) }),
  ROTATE: () => ({ drawing: onBlue({ width: 50, height: 90 }) }),
  TO_CMYK: () => ({ drawing: withText(new Drawing().background('0 0.4 1 rg'), '0.1 0.1 0.1 rg') }),
  BLACK_TEXT: () => ({ drawing: withText(new Drawing(), RICH_BLACK) }),
  SPOT_TO_CMYK: () => spotted('HKS 13'),
  RENAME_LAYER: () => ({ ...spotted('Gold foil'), layers: ['Foil'] }),
  DROP_MARKS: () => ({ drawing: withMarks(onBlue()) }),
  BLACK_OVERPRINT: () => ({ drawing: withText(new Drawing().background('0.7 0.2 0 0 k'), BLACK) }),
  WHITE_KNOCKOUT: () => ({ drawing: withText(new Drawing().background('0.7 0.2 0 0 k').overprint(), WHITE) }),
}

function spotted(ink: string) {
  const drawing = onBlue()
  return { drawing: drawing.fill(drawing.spot(ink), 5, 5, 20, 8) }
}

async function factsOf(path: string): Promise<FileFacts> {
  const opening = await opener.open(path)
  if (opening.outcome !== 'OPENED') throw new Error(`not opened: ${JSON.stringify(opening)}`)
  return opening.facts
}

/** The letters of a page as they print, and the size of its trim. */
async function pageOf(path: string) {
  const document = openDocument(pdfium, path)
  const [page] = (await loadObjects(path))?.pages ?? []
  if (typeof document === 'string' || !page) throw new Error('not opened')
  const { width, height, toTrim } = geometryOf(page)
  const handle = pdfium.call.FPDF_LoadPage(document.handle, 0)
  const letters = readLetters(pdfium, handle, toTrim)
  pdfium.call.FPDF_ClosePage(handle)
  document.close()
  return { width, height, letters }
}

type Page = Awaited<ReturnType<typeof pageOf>>

/** Where a letter is to be: scaled and turned with its page, and nothing else. */
function expectedInk(fix: Fix, { ink }: PageLetter, before: Page, after: Page) {
  if (!ink) return null
  const { left, top, width, height } = ink
  if (fix === 'ROTATE') return { left: before.height - top - height, top: left, width: height, height: width }
  const [across, down] = [after.width / before.width, after.height / before.height]
  return { left: left * across, top: top * down, width: width * across, height: height * down }
}

describe('a fix mends what it was offered for, and moves no letter by a hundredth of a millimetre', () => {
  test.each(Object.entries(NEEDED) as [Fix, (typeof NEEDED)[Fix]][])('%s', { timeout: 90_000 }, async (fix, needed) => {
    const { drawing, layers = [] } = needed()
    const spec = specOf({ layers })
    const path = join(folder, `${fix}.pdf`)
    await writeFile(path, await (await madePdf(drawing.page())).save())
    const facts = await factsOf(path)
    expect(checkArtwork(facts, spec).map((found) => found.fix)).toContain(fix)

    const out = `${path}.fixed.pdf`
    const { size: bytes } = await stat(path)
    const task = { path, out, kind: facts.kind, bytes, fixes: [fix], layers, targets: fixTargets(facts, spec) }
    expect(await fixPdf(task)).toEqual({ outcome: 'FIXED' })
    expect(checkArtwork(await factsOf(out), spec).map((found) => found.fix)).not.toContain(fix)

    const [before, after] = [await pageOf(path), await pageOf(out)]
    expect(after.letters.map(({ code }) => code)).toEqual(before.letters.map(({ code }) => code))
    expect(after.letters.length).toBeGreaterThan(40)
    for (const [index, letter] of before.letters.entries()) {
      const [expected, measured] = [expectedInk(fix, letter, before, after), after.letters[index]?.ink ?? null]
      for (const side of ['left', 'top', 'width', 'height'] as const)
        expect(Math.abs((measured?.[side] ?? 0) - (expected?.[side] ?? 0))).toBeLessThan(0.01)
    }
  })
})
