import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import { err, type Result } from '#domain/result.ts'
import type { DocumentBusy, DocumentPrinter } from '#integrations/documents/document-printer.ts'
import type { ProofSheet, WorkshopPaper } from '#integrations/documents/workshop-paper.ts'
import { dateParts } from '../documents/date-parts.ts'
import { paperBrand } from '../documents/print-parties.ts'
import { PAPER_WORDS } from '../production/papers/paper-words.ts'
import { inBoth, same } from '../production/papers/ticket-sheet.ts'
import { lineCode } from './desk/line-work.ts'
import type { ProofLine } from './proof-line.repository.ts'
import { proofPicture } from './proof-picture.ts'
import type { ProofPictureParts } from './proof-picture.ts'
import type { ProofPageView, ProofDetails } from './proof-reader.repository.ts'

export interface ProofPaperParts extends ProofPictureParts {
  readonly printer: Pick<DocumentPrinter, 'printPaper'>
  readonly now: () => Date
}

/** Pages that a file of a proof shows: a catalogue is read on the screen. */
const MAX_PAGES = 40

/** A proof as a PDF of A4 pages: each page as it is cut, with what it is of. Errors: `document/busy`, `proofs/unknown`. */
export async function printProof(
  parts: ProofPaperParts,
  line: ProofLine,
  { number, hash, pages }: ProofDetails,
  language: Language,
): Promise<Result<Uint8Array, DocumentBusy | { readonly code: 'proofs/unknown' }>> {
  const found = await Promise.all(pages.slice(0, MAX_PAGES).map((page) => pictureOf(parts, line.id, number, page)))
  const drawn = found.filter((each) => each !== undefined)
  if (drawn.length === 0) return err({ code: 'proofs/unknown' })
  const sheets = drawn.map(({ page: { trim, page, file }, name }): ProofSheet => {
    const label = pages.some((each) => each.file !== file) ? `${file + 1}.${page}` : String(page)
    const facts = [
      { label: PAPER_WORDS.order, value: same(lineCode(line)) },
      { label: PAPER_WORDS.quantity, value: same(String(line.quantity)) },
      { label: PAPER_WORDS.version, value: same(String(number)) },
      { label: PAPER_WORDS.page, value: same(`${label} · ${trim.width} × ${trim.height} mm`) },
    ]
    return { ...trim, picture: name, name: inBoth(line.name), facts, hash }
  })
  const paper: WorkshopPaper = {
    kind: 'proof',
    sheets,
    language,
    pictures: Object.fromEntries(drawn.map(({ name, content }) => [name, content])),
    title: PAPER_WORDS.proof,
    brand: paperBrand(),
    words: PAPER_WORDS,
    issued: dateParts(riyadhDate(parts.now())),
  }
  return parts.printer.printPaper(paper)
}

/** A page with its picture in base64; undefined when its picture is gone. */
async function pictureOf(parts: ProofPaperParts, lineId: number, proof: number, page: ProofPageView) {
  const bytes = await proofPicture(parts, lineId, { proof, file: page.file, page: page.page })
  return bytes && { page, name: `proof-${page.file}-${page.page}.webp`, content: bytes.toString('base64') }
}
