/** A font as far as the place of its letters asks. */
export type Font = {
  readonly name: string
  readonly isEmbedded: boolean
  /** Letters are written with two bytes. */
  readonly isWide: boolean
  /** How far the pen moves, in thousandths of the size. */
  readonly widthOf: (code: number) => number
  /** The number of the glyph; null where the font's own tables would have to say. */
  readonly glyphOf: (code: number) => number | null
  /** From the font's own units to those of the text: a thousandth, but of fonts made of drawings. */
  readonly unit: number
}

/** The codes in a string that is shown. */
export function codesOf(font: Font | undefined, bytes: Uint8Array): readonly number[] {
  if (!font?.isWide) return [...bytes]
  const codes: number[] = []
  for (let at = 0; at + 1 < bytes.length; at += 2) codes.push((bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0))
  return codes
}
