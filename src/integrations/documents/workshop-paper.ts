import type { Language } from '#domain/language.ts'
import type { StationKind } from '#domain/production/station.ts'
import type { PrintedText } from './sales-document.ts'

/** An option of a product, or any other fact, in both languages. */
export type PaperFact = { readonly label: PrintedText; readonly value: PrintedText }

/** A sheet that travels with a job through the workshop. No prices. */
export type TicketSheet = {
  readonly code: string
  /** What its QR code holds. */
  readonly qr: string
  /** The name of the picture in `pictures`. */
  readonly picture: string | null
  readonly name: PrintedText
  readonly quantity: string
  readonly due: PrintedText
  readonly dueDay: string
  /** Urgent, printed again, and other things to be seen first. */
  readonly flags: readonly PrintedText[]
  readonly facts: readonly PaperFact[]
  readonly options: readonly PaperFact[]
  /** Of customers and colleagues, as they wrote them. */
  readonly notes: readonly { readonly label: PrintedText; readonly text: string }[]
  readonly route: readonly PrintedText[]
}

/** What lies in the box of an order. */
export type SlipSheet = {
  readonly number: string
  readonly qr: string
  /** Where its customer orders the same again. */
  readonly again: string
  readonly customer: string
  readonly facts: readonly PaperFact[]
  readonly rows: readonly { readonly name: PrintedText; readonly details: PrintedText; readonly quantity: string }[]
  readonly notes: readonly { readonly label: PrintedText; readonly text: string }[]
}

/** What stands on the box. */
export type LabelSheet = {
  readonly number: string
  readonly qr: string
  /** Where its customer orders the same again. */
  readonly again: string
  readonly name: string
  readonly phone: string | null
  readonly lines: readonly string[]
  readonly place: PrintedText
  readonly facts: readonly PaperFact[]
}

/** What is to be taken from the shelf, by material. */
export type PickRow = {
  readonly material: PrintedText
  readonly code: string
  readonly name: PrintedText
  readonly quantity: string
  readonly due: PrintedText
}

/** What stands beside the cut of a print: which line it is of, and a code that leads to it. Millimetres. */
export type SlugSheet = { readonly text: string; readonly qr: string; readonly width: number }

/** A page of a print proof as it is cut, in millimetres: its size, and how far its picture goes beyond the cut. */
export type ProofSheet = Omit<CutPage, 'picture'> & {
  /** Null for a side that stays unprinted. */
  readonly picture: string | null
  /** The radius of its corners after the cut. */
  readonly corner: number
  readonly name: PrintedText
  readonly facts: readonly PaperFact[]
  /** The hash of the files that the proof is of. */
  readonly hash: string
}

/** A page as it is cut, in millimetres: its size, and how far its picture goes beyond the cut on each side. */
type CutPage = {
  /** The name of the picture in `pictures`. */
  readonly picture: string
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** The colour of the product that it is printed on, as #rrggbb; null on white paper. */
  readonly ground: string | null
}

/** Everything about one line on one page, which stays with it through the workshop. No prices. */
export type PassportSheet = {
  readonly code: string
  readonly qr: string
  /** Where the code leads, without what every address begins with. */
  readonly address: string
  /** Which line of how many. */
  readonly place: PrintedText
  readonly flags: readonly PrintedText[]
  readonly due: PrintedText
  readonly handOver: PrintedText
  readonly customer: string
  /** Millimetres of colour beyond the cut, and of what text keeps from it. */
  readonly pages: readonly (CutPage & { readonly bleed: number; readonly safe: number; readonly name: PrintedText })[]
  /** That there are more pages than are shown. */
  readonly more: PrintedText | null
  readonly facts: readonly PaperFact[]
  readonly notes: readonly { readonly label: PrintedText; readonly text: string }[]
  readonly files: readonly { readonly name: string; readonly print: string }[]
  readonly isApproved: boolean
  readonly approval: { readonly how: PrintedText; readonly name: string; readonly at: PrintedText } | null
  readonly stations: readonly PassportStation[]
}

/** A station of a line: what is done there, by which day, and who did it with how many pieces. */
export type PassportStation = {
  readonly kind: StationKind
  readonly name: PrintedText
  readonly what: PrintedText
  readonly by: PrintedText
  readonly count: string
  readonly who: string
}

type Sheets =
  | { readonly kind: 'passport'; readonly sheets: readonly PassportSheet[] }
  | { readonly kind: 'proof'; readonly sheets: readonly ProofSheet[] }
  | { readonly kind: 'slug'; readonly sheets: readonly SlugSheet[] }
  | { readonly kind: 'ticket'; readonly sheets: readonly TicketSheet[] }
  | { readonly kind: 'slip'; readonly sheets: readonly SlipSheet[] }
  | { readonly kind: 'label'; readonly sheets: readonly LabelSheet[] }
  | { readonly kind: 'pick'; readonly sheets: readonly PickRow[] }

/** Papers of one kind in one file, worded in both languages; the one of the file stands first. */
export type WorkshopPaper = Sheets & {
  readonly language: Language
  readonly title: PrintedText
  /** `lettering` is the family of the letters, one of `fonts/`. */
  readonly brand: { readonly name: PrintedText; readonly lettering: string }
  readonly words: Readonly<Record<string, PrintedText>>
  readonly issued: { readonly year: number; readonly month: number; readonly day: number }
  /** Pictures by their names, WebP in base64. */
  readonly pictures: Readonly<Record<string, string>>
}
