import type { Language } from '#domain/language.ts'
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
  readonly customer: string
  readonly facts: readonly PaperFact[]
  readonly rows: readonly { readonly name: PrintedText; readonly details: PrintedText; readonly quantity: string }[]
  readonly notes: readonly { readonly label: PrintedText; readonly text: string }[]
}

/** What stands on the box. */
export type LabelSheet = {
  readonly number: string
  readonly qr: string
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
  readonly due: string
}

/** What stands beside the cut of a print: which line it is of, and a code that leads to it. Millimetres. */
export type SlugSheet = { readonly text: string; readonly qr: string; readonly width: number }

/** A page of a print proof as it is cut, in millimetres: its size, and how far its picture goes beyond the cut. */
export type ProofSheet = {
  /** The name of the picture in `pictures`. */
  readonly picture: string
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly name: PrintedText
  readonly facts: readonly PaperFact[]
  /** The hash of the files that the proof is of. */
  readonly hash: string
}

type Sheets =
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
