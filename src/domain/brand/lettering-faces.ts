/** What pages must know of a family of letters: its files by address, and its measures. */
export type LetteringFaces = {
  /** As style sheets and documents call it. */
  readonly name: string
  /** Addresses of its variable faces. */
  readonly files: Readonly<Record<'latin' | 'accents' | 'arabic', string>>
  /** Heights above and below the line, in ems. */
  readonly ascent: number
  readonly descent: number
  /** How wide a text of the shop is beside the built-in family, at weights 400, 500 and 600. */
  readonly widths: Readonly<Record<'latin' | 'arabic', readonly [number, number, number]>>
}
