import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import { cornerOf } from '#domain/print-spec/print-sheet.ts'
import { err, type Result } from '#domain/result.ts'
import type { DocumentBusy, DocumentPrinter } from '#integrations/documents/document-printer.ts'
import type { ProofSheet, WorkshopPaper } from '#integrations/documents/workshop-paper.ts'
import type { PrintedText } from '#integrations/documents/sales-document.ts'
import { dateParts } from '../documents/date-parts.ts'
import { paperBrand } from '../documents/print-parties.ts'
import { FACE_NAMES } from '../production/papers/face-names.ts'
import { PAPER_WORDS } from '../production/papers/paper-words.ts'
import { inBoth, same } from '../production/papers/ticket-sheet.ts'
import { lineCode } from './desk/line-work.ts'
import type { BlankFace } from './line-faces.repository.ts'
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

type PrintedProof = {
  readonly proof: ProofDetails
  /** What its files have no page for. */
  readonly blankFaces: readonly BlankFace[]
  /** The ordered colour that the design lies on, as #rrggbb; null on white. */
  readonly ground: string | null
}

/** A proof as a PDF of A4 pages: each page as it is cut, with what it is of, and each side that stays unprinted. Errors: `document/busy`, `proofs/unknown`. */
export async function printProof(
  parts: ProofPaperParts,
  line: ProofLine,
  { proof: { number, hash, pages }, blankFaces, ground }: PrintedProof,
  language: Language,
): Promise<Result<Uint8Array, DocumentBusy | { readonly code: 'proofs/unknown' }>> {
  const found = await Promise.all(pages.slice(0, MAX_PAGES).map((page) => pictureOf(parts, line.id, number, page)))
  const drawn = found.filter((each) => each !== undefined)
  if (drawn.length === 0) return err({ code: 'proofs/unknown' })
  const common = { name: inBoth(line.name), hash, ground }
  const factsOf = (page: PrintedText) => [
    { label: PAPER_WORDS.order, value: same(lineCode(line)) },
    { label: PAPER_WORDS.quantity, value: same(String(line.quantity)) },
    { label: PAPER_WORDS.version, value: same(String(number)) },
    { label: PAPER_WORDS.page, value: page },
  ]
  const sheets = drawn.map(({ page: { trim, page, file, sheet }, name }): ProofSheet => {
    const corner = sheet ? cornerOf({ ...sheet, ...trim }) : 0
    const label = pages.some((each) => each.file !== file) ? `${file + 1}.${page}` : String(page)
    return {
      ...common,
      ...trim,
      corner,
      picture: name,
      facts: factsOf(same(`${label} · ${trim.width} × ${trim.height} mm`)),
    }
  })
  const blank = blankFaces.map(({ face, width, height }): ProofSheet => {
    const [{ en, ar }, size] = [FACE_NAMES[face], `${width} × ${height} mm`]
    const facts = factsOf({ en: `${en} · ${size}`, ar: `${ar} · ${size}` })
    return { ...common, picture: null, width, height, left: 0, right: 0, top: 0, bottom: 0, corner: 0, facts }
  })
  const paper: WorkshopPaper = {
    kind: 'proof',
    sheets: [...sheets, ...blank],
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
