/**
 * How the reading of Arabic fares with lines its tables never saw: pages of one to four of them, set right and in every wrong
 * way. `node scripts/arabic-unseen.ts` prints the table that stands in docs/artwork-checks.md.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPage } from '#domain/preflight/arabic/read-page.ts'
import type { ArabicUse } from '#domain/preflight/file-facts.ts'
import { readLetters } from '#integrations/artwork-opener/pdf/page-letters.ts'
import { openDocument, startPdfium } from '#integrations/artwork-opener/pdf/pdfium.ts'
import { madePdf } from '#testing/artwork/made-pdf.ts'
import { NAMED } from '#testing/artwork-corpus/good-arabic.ts'
import { Drawing } from '#testing/artwork-corpus/press/drawing.ts'
import type { Setting } from '#testing/artwork-corpus/press/placed-line.ts'
import { TYPEFACES } from '#testing/artwork-corpus/press/typeface.ts'
import { typstCard } from '#testing/artwork-corpus/press/typst-card.ts'
import { UNSEEN_LINES } from '#testing/artwork-corpus/unseen-lines.ts'

const PAGES = 400
const SEED = 11
const MM = 25.4 / 72
const HEIGHT = 56

type Make = (lines: readonly string[], index: number) => Promise<Uint8Array> | Uint8Array

const placed =
  (setting: Setting): Make =>
  async (lines, index) => {
    const drawing = new Drawing()
    const style = { font: NAMED[index % NAMED.length] ?? 'Cairo', setting, points: 8 + (index % 5) }
    for (const [row, line] of lines.entries()) drawing.text(line, 12 + row * 9, style)
    return (await madePdf(drawing.page())).save()
  }

const typeset =
  (style: string): Make =>
  (lines, index) =>
    typstCard({ lines, font: TYPEFACES[index % TYPEFACES.length] ?? 'Cairo', points: 8 + (index % 4), style })

const WAYS: readonly (readonly [name: string, make: Make, expected: readonly ArabicUse['problem'][]])[] = [
  ['right, by our layout', placed('SHAPED'), []],
  ['right, by Typst', typeset(''), []],
  ['letters 1 pt apart', typeset('tracking: 1pt'), ['LETTERS_APART']],
  ['letters by themselves', placed('APART'), ['LETTERS_APART']],
  ['by themselves, from the left', placed('RAW'), ['ORDER_REVERSED', 'LETTERS_APART']],
  ['joined, from the left', placed('OVERRIDDEN'), ['ORDER_REVERSED', 'LETTERS_APART']],
  ['words from the left', placed('WORDS_LEFT'), ['WORDS_REVERSED']],
]

const folder = await mkdtemp(join(tmpdir(), 'matbaa-unseen-'))
const pdfium = await startPdfium()

async function read(bytes: Uint8Array) {
  const path = join(folder, 'page.pdf')
  await writeFile(path, bytes)
  const document = openDocument(pdfium, path)
  if (typeof document === 'string') throw new Error(`not opened: ${document}`)
  const page = pdfium.call.FPDF_LoadPage(document.handle, 0)
  const reading = readPage(readLetters(pdfium, page, [MM, 0, 0, -MM, 0, HEIGHT]), 1)
  pdfium.call.FPDF_ClosePage(page)
  document.close()
  return reading
}

let state = SEED
const random = (below: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * below)
}

console.log(
  '| set | pages | named right | named wrong | to a person | nothing |\n| --- | --- | --- | --- | --- | --- |',
)
for (const [name, make, expected] of WAYS) {
  const counts = { right: 0, wrong: 0, person: 0, nothing: 0 }
  for (let index = 0; index < PAGES; index += 1) {
    const lines = Array.from({ length: 1 + random(4) }, () => UNSEEN_LINES[random(UNSEEN_LINES.length)] ?? '')
    const { arabic, hasUnreadableText } = await read(await make(lines, index))
    if (arabic.some(({ problem }) => expected.includes(problem))) counts.right += 1
    else if (arabic.length > 0) counts.wrong += 1
    else if (hasUnreadableText) counts.person += 1
    else counts.nothing += 1
  }
  console.log(`| ${name} | ${PAGES} | ${counts.right} | ${counts.wrong} | ${counts.person} | ${counts.nothing} |`)
}
await rm(folder, { recursive: true, force: true })
process.exit(0)
