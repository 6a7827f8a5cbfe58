import type { Language } from '#domain/language.ts'

/** A text as both languages print it; the same twice where there is only one (a name, a number). */
export type PrintedText = Readonly<Record<Language, string>>

/** A fact under its label. Numbers, dates, phones and codes run left to right in either language. */
export type PrintedFact = { readonly label: PrintedText; readonly value: string; readonly isNumber?: boolean }

/** Who sells, or who buys. */
export type PrintedParty = {
  readonly heading: PrintedText
  readonly name: PrintedText
  readonly lines: readonly PrintedText[]
  readonly ids: readonly PrintedFact[]
}

/** A line of the table: what it is, and one number for each further column. */
export type PrintedRow = {
  readonly name: PrintedText
  readonly details: readonly PrintedText[]
  readonly cells: readonly string[]
}

/** A quotation, an invoice or a credit note, worded in both languages: all that the template draws. */
export type SalesDocument = {
  /** Stands first, and decides the direction of the page. */
  readonly language: Language
  readonly title: PrintedText
  readonly number: string
  /** Stored in the file's own data, so that one document always makes the same file. */
  readonly issued: { readonly year: number; readonly month: number; readonly day: number }
  /** The name in the head, in both scripts around the mark. */
  readonly brand: {
    readonly name: PrintedText
    readonly accent: string
    /** The quiet ground of a table's head, "#rrggbb". */
    readonly paper: string
    /** The family of the letters, one of `fonts/`. */
    readonly lettering: string
    /** A file in SVG. */
    readonly mark: string | null
  }
  readonly seller: { readonly name: PrintedText }
  readonly facts: readonly PrintedFact[]
  readonly parties: readonly PrintedParty[]
  readonly columns: readonly { readonly label: PrintedText }[]
  readonly rows: readonly PrintedRow[]
  readonly totals: readonly { readonly label: PrintedText; readonly value: string; readonly isStrong?: boolean }[]
  /** A QR code that holds this text. */
  readonly qr: { readonly text: string; readonly alt: string; readonly caption: PrintedText } | null
  /** A customer's note stands under its label. */
  readonly notes: readonly (PrintedText & { readonly label?: PrintedText })[]
  /** Large and pale across every page. */
  readonly stamp: PrintedText | null
  /** At the foot of every page. */
  readonly footer: readonly { readonly label: PrintedText | null; readonly value: string }[]
}
