import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { MAX_PAPERS } from '#domain/production/job-code.ts'
import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'
import { err, type Result } from '#domain/result.ts'
import type { DocumentBusy, DocumentPrinter } from '#integrations/documents/document-printer.ts'
import type { WorkshopPaper } from '#integrations/documents/workshop-paper.ts'
import { groundsOfLines } from '../../artwork/print-spec/line-grounds.ts'
import { dateParts } from '../../documents/date-parts.ts'
import { paperBrand } from '../../documents/print-parties.ts'
import { findJobFiles } from '../job-reader.repository.ts'
import type { JobFile } from '../job-reader.repository.ts'
import { findStations } from '../station.repository.ts'
import { findPackedOrders } from './paper-orders.repository.ts'
import { labelSheet, slipSheet } from './packing-sheets.ts'
import { PAPER_WORDS } from './paper-words.ts'
import { PASSPORT_PAGES, passportSheet, pictureName } from './passport-sheet.ts'
import type { PassportParts, PassportPolicy } from './passport-sheet.ts'
import { findPassportLines } from './passport.repository.ts'
import type { PassportLine } from './passport.repository.ts'
import { dayInBoth, inBoth, nameOf, pieces, ticketSheet } from './ticket-sheet.ts'

export interface WorkshopPaperParts {
  readonly db: Db
  readonly printer: Pick<DocumentPrinter, 'printPaper'>
  /** The picture of a product, small; undefined when there is none just now. */
  readonly picture: (imageKey: string) => Promise<Uint8Array | undefined>
  /** The picture of a page of artwork, small, by its key in the storage and the colour it lies on; else on white. */
  readonly page: (storageKey: string, ground?: string) => Promise<Uint8Array | undefined>
  readonly policy: () => PassportPolicy
  readonly publicUrl: string
  readonly now: () => Date
}

type Printed = Promise<Result<Uint8Array, DocumentBusy | { readonly code: 'papers/none' }>>
type Sheets = Pick<WorkshopPaper, 'kind' | 'sheets'>

export type WorkshopPapers = ReturnType<typeof createWorkshopPapers>

/** Papers of the workshop: none of them has a price. */
export function createWorkshopPapers(parts: WorkshopPaperParts) {
  const { db, printer, picture, page, policy, publicUrl, now } = parts
  const print = (language: Language, sheets: Sheets, pictures: WorkshopPaper['pictures'] = {}): Printed => {
    if (sheets.sheets.length === 0) return Promise.resolve(err({ code: 'papers/none' }))
    const paper = {
      ...sheets,
      language,
      pictures,
      title: PAPER_WORDS[sheets.kind],
      brand: paperBrand(),
      words: PAPER_WORDS,
      issued: dateParts(riyadhDate(now())),
    } as WorkshopPaper
    return printer.printPaper(paper)
  }
  const packed = (numbers: readonly number[]) => findPackedOrders(db, numbers.slice(0, MAX_PAPERS))

  return {
    /** Job tickets, one a page. */
    tickets: async (language: Language, codes: readonly string[]): Printed => {
      const [jobs, stations] = await Promise.all([findJobFiles(db, codes.slice(0, MAX_PAPERS)), findStations(db)])
      const pictures = await picturesOf(jobs, picture)
      const sheets = jobs.map((job) => {
        const sheet = ticketSheet(job, stations, publicUrl)
        return { ...sheet, picture: sheet.picture !== null && sheet.picture in pictures ? sheet.picture : null }
      })
      return print(language, { kind: 'ticket', sheets }, pictures)
    },

    /** Order passports: one page a line, by the codes of lines. */
    passports: async (language: Language, codes: readonly string[]): Printed => {
      const [lines, stations] = await Promise.all([findPassportLines(db, codes.slice(0, MAX_PAPERS)), findStations(db)])
      const ids = lines.map(({ id }) => id)
      const grounds = await groundsOfLines(db, ids)
      const pictures = await pagePictures({ lines, grounds }, page)
      const parts = { stations, publicUrl, policy: policy(), grounds, pictures: new Set(Object.keys(pictures)) }
      return print(language, { kind: 'passport', sheets: lines.map((line) => passportSheet(line, parts)) }, pictures)
    },

    /** What is to be taken from the shelf for jobs, by material. */
    pickList: async (language: Language, codes: readonly string[]): Printed => {
      const jobs = await findJobFiles(db, codes.slice(0, MAX_PAPERS))
      const rows = jobs.map((job) => ({
        material: job.material ? inBoth(job.material) : PAPER_WORDS.none,
        code: job.code,
        name: nameOf(job.line),
        quantity: pieces(job.quantity),
        due: dayInBoth(job.due),
      }))
      const byMaterial = rows.toSorted((one, other) => one.material.en.localeCompare(other.material.en))
      return print(language, { kind: 'pick', sheets: byMaterial })
    },

    /** What lies in the boxes of orders. */
    slips: async (language: Language, numbers: readonly number[]): Printed =>
      print(language, { kind: 'slip', sheets: (await packed(numbers)).map((order) => slipSheet(order, publicUrl)) }),

    /** What stands on the boxes of orders: with address and phone, for those who may see them. */
    labels: async (language: Language, numbers: readonly number[]): Printed =>
      print(language, { kind: 'label', sheets: (await packed(numbers)).map((order) => labelSheet(order, publicUrl)) }),
  }
}

/** The pictures of jobs, each once, in base64 by the name of its file. */
async function picturesOf(
  jobs: readonly JobFile[],
  picture: WorkshopPaperParts['picture'],
): Promise<WorkshopPaper['pictures']> {
  const keys = [...new Set(jobs.flatMap(({ line }) => (line.image === null ? [] : [line.image])))]
  const found = await Promise.all(keys.map(async (key) => [key, await picture(key)] as const))
  return Object.fromEntries(
    found.flatMap(([key, bytes]) => (bytes ? [[`${key}.webp`, Buffer.from(bytes).toString('base64')]] : [])),
  )
}

/** Pictures that are made at once: there may be hundreds, and others wait for the same processes. */
const IN_PARALLEL = 8

type PicturedLines = Pick<PassportParts, 'grounds'> & { readonly lines: readonly PassportLine[] }

/** The pictures of pages of lines, each once, in base64 by the name of its file. */
async function pagePictures(
  { lines, grounds }: PicturedLines,
  page: WorkshopPaperParts['page'],
): Promise<WorkshopPaper['pictures']> {
  const pages = lines.flatMap(({ id, files }) =>
    files
      .flatMap((file) => file.pages)
      .slice(0, PASSPORT_PAGES)
      .map(({ key }) => ({ key, ground: grounds.get(id) })),
  )
  const named = [...new Map(pages.map((each) => [pictureName(each.key, each.ground), each]))]
  const found: [string, string][] = []
  for (let at = 0; at < named.length; at += IN_PARALLEL) {
    const some = named
      .slice(at, at + IN_PARALLEL)
      .map(async ([name, { key, ground }]) => [name, await page(key, ground)] as const)
    for (const [name, bytes] of await Promise.all(some))
      if (bytes) found.push([name, Buffer.from(bytes).toString('base64')])
  }
  return Object.fromEntries(found)
}
