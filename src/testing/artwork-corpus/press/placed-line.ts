import type { Font, Glyph } from 'fontkit'
import { withShapes } from './arabic-shapes.ts'

/**
 * How a program sets a line of Arabic. SHAPED: as it should be. SHAPES: by the shapes of letters, right as well. APART: in the
 * right order, each letter by itself. RAW: each letter by itself, from left to right. SHAPES_LEFT: shapes from left to right.
 * OVERRIDDEN: joined, but from left to right. WORDS_LEFT: words right, the line from left to right.
 */
export type Setting = 'SHAPED' | 'SHAPES' | 'APART' | 'RAW' | 'SHAPES_LEFT' | 'OVERRIDDEN' | 'WORDS_LEFT'

/** A glyph with the letters it stands for; `x` and `y` in parts of the size of the type, from where the line begins. */
export type PlacedGlyph = {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly letters: string
  readonly width: number
}

export type PlacedLine = { readonly glyphs: readonly PlacedGlyph[]; readonly width: number }

const NUMBER_OR_LATIN =
  /[+\d\u0660-\u0669A-Za-z@][\d\u0660-\u0669A-Za-z@.:/+%-]*(?: [\dA-Za-z@][\d\u0660-\u0669A-Za-z@.:/+-]*)*/

/** Sets a line; `tracking` is extra space after each glyph, in parts of the size. */
export function placedLine(font: Font, text: string, setting: Setting, tracking = 0): PlacedLine {
  const glyphs: PlacedGlyph[] = []
  let pen = 0
  for (const run of visualRuns(text, setting)) {
    for (const glyph of glyphsOf(font, run, setting)) {
      glyphs.push({ ...glyph, x: pen + glyph.x })
      pen += glyph.width + tracking
    }
  }
  return { glyphs, width: pen }
}

type Run = { readonly text: string; readonly isArabic: boolean }

/** The runs of a line from left to right as they lie on the page. */
function visualRuns(text: string, setting: Setting): readonly Run[] {
  const ordered = setting === 'WORDS_LEFT' ? text.split(' ').toReversed().join(' ') : text
  const runs = runsOf(ordered)
  const isRightToLeft = /[\u0600-\u06ff]/.test(text) && !['RAW', 'SHAPES_LEFT', 'OVERRIDDEN'].includes(setting)
  return isRightToLeft ? runs.toReversed() : runs
}

function runsOf(text: string): readonly Run[] {
  const runs: Run[] = []
  let rest = text
  while (rest !== '') {
    const match = NUMBER_OR_LATIN.exec(rest)
    if (match?.index === 0) runs.push({ text: match[0], isArabic: false })
    else runs.push({ text: rest.slice(0, match?.index), isArabic: true })
    rest = rest.slice(runs.at(-1)?.text.length)
  }
  return runs
}

function glyphsOf(font: Font, { text, isArabic }: Run, setting: Setting): readonly PlacedGlyph[] {
  if (!isArabic) return shaped(font, text, 'ltr')
  switch (setting) {
    case 'SHAPED':
    case 'WORDS_LEFT':
      return shaped(font, text, 'rtl')
    case 'OVERRIDDEN':
      return shaped(font, [...text].toReversed().join(''), 'rtl')
    case 'SHAPES':
      return single(font, [...withShapes(text)].toReversed())
    case 'SHAPES_LEFT':
      return single(font, [...withShapes(text)])
    case 'APART':
      return single(font, [...text].toReversed())
    case 'RAW':
      return single(font, [...text])
  }
}

function shaped(font: Font, text: string, direction: 'ltr' | 'rtl'): readonly PlacedGlyph[] {
  const { glyphs, positions } = font.layout(text, undefined, undefined, undefined, direction)
  const missing = [...text]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .filter((code) => !font.hasGlyphForCodePoint(code))
  const inDirection = direction === 'rtl' ? missing.toReversed() : missing
  return glyphs.map((glyph, index) => {
    // Dots that became glyphs of their own stand for the letter they belong to, which follows in this direction.
    const named = glyphs.slice(index).find(({ codePoints }) => codePoints.length > 0)?.codePoints ?? []
    const letters = glyph.id === 0 ? [inDirection.shift() ?? 0xfffd] : named
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    return placed(font, glyph, letters, { x: xOffset, y: yOffset, width: xAdvance })
  })
}

/** Letters without their neighbours; "width" is that of the glyph. */
const single = (font: Font, letters: readonly string[]): readonly PlacedGlyph[] =>
  letters.map((letter) => {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0)
    return placed(font, glyph, [letter.codePointAt(0) ?? 0], { x: 0, y: 0, width: glyph.advanceWidth })
  })

const placed = (
  { unitsPerEm }: Font,
  { id }: Glyph,
  letters: readonly number[],
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): PlacedGlyph => ({
  id,
  x: x / unitsPerEm,
  y: y / unitsPerEm,
  width: width / unitsPerEm,
  letters: String.fromCodePoint(...letters),
})
