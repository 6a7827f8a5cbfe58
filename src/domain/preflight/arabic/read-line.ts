import { isArabicLetter } from './arabic-script.ts'
import { union, type DrawnGlyph } from './drawn-glyph.ts'
import type { Box } from '../file-facts.ts'
import { middle, type TextLine } from './text-lines.ts'

/** A line in the order in which a person reads it. */
export type LineReading = {
  readonly text: string
  readonly box: Box
  readonly isArabic: boolean
  /** Words of Arabic letters in the order of reading, each as its glyphs from right to left. */
  readonly words: readonly ArabicWord[]
  /** The height of what the Arabic letters paint. */
  readonly height: number
  readonly glyphs: readonly DrawnGlyph[]
}

export type ArabicWord = { readonly text: string; readonly glyphs: readonly DrawnGlyph[] }

/** A gap that stands for a space, as a part of the height of the type: at a space of the file, and where it draws none. */
const [SPACE_GAP, GAP] = [0.03, 0.22]
/** The same between words of a line that has spaces of its own. */
const WIDE_GAP = 0.3
/** Digits stand on equal widths, a narrow one far from its neighbours. */
const DIGIT_GAP = 0.4

/** Reads a line: from right to left when it is Arabic, with numbers and Latin words from left to right in it. */
export function readLine(line: TextLine): LineReading {
  const bases = withRealSpaces(withMarks(line.glyphs), line.em)
  const isArabic = isMostlyArabic(line.glyphs)
  const tokens = tokensOf(bases, line.em)
  const read = isArabic ? rightToLeft(tokens) : leftToRight(tokens)
  const arabic = line.glyphs.filter(({ text, hasInk }) => hasInk && [...text].some(isArabicLetter))
  return {
    text: read
      .map(({ text }) => text)
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
    box: union(line.glyphs.filter(({ hasInk }) => hasInk).map(({ box }) => box)) ?? {
      left: 0,
      top: 0,
      width: 0,
      height: 0,
    },
    isArabic,
    words: (isArabic ? read : read.toReversed()).flatMap((token) =>
      token.kind === 'ARABIC' && [...token.text].some(isArabicLetter)
        ? [{ text: token.text, glyphs: token.glyphs }]
        : [],
    ),
    height: Math.max(line.em * 0.5, ...arabic.map(({ top, bottom }) => bottom - top)),
    glyphs: line.glyphs,
  }
}

/** A letter with the marks that stand on it. */
type Base = { readonly glyph: DrawnGlyph; readonly text: string }
type Kind = 'ARABIC' | 'LATIN' | 'NUMBER' | 'SPACE' | 'OTHER'
type Token = { readonly kind: Kind; readonly text: string; readonly glyphs: readonly DrawnGlyph[] }

function isMostlyArabic(glyphs: readonly DrawnGlyph[]): boolean {
  const letters = glyphs.flatMap(({ text }) => [...text])
  const arabic = letters.filter(isArabicLetter).length
  return arabic > 0 && arabic >= letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length
}

function withMarks(glyphs: readonly DrawnGlyph[]): readonly Base[] {
  const bases = glyphs.filter(({ isMark }) => !isMark)
  const marks = new Map<DrawnGlyph, string>()
  for (const mark of glyphs.filter(({ isMark }) => isMark)) {
    const distance = (base: DrawnGlyph) => Math.abs(middle(base) - middle(mark))
    const nearest = bases.filter(({ hasInk }) => hasInk).toSorted((one, other) => distance(one) - distance(other))[0]
    if (nearest) marks.set(nearest, (marks.get(nearest) ?? '') + mark.text)
  }
  return bases.map((glyph) => ({ glyph, text: glyph.text + (marks.get(glyph) ?? '') }))
}

/** Without spaces that part nothing: programs draw some at odd places, where letters and their dots are glyphs of their own. */
function withRealSpaces(bases: readonly Base[], em: number): readonly Base[] {
  let end = Number.NEGATIVE_INFINITY
  return bases.filter(({ glyph, text }, index) => {
    if (glyph.hasInk) end = Math.max(end, glyph.right)
    if (!/^\s$/.test(text)) return true
    const next = bases.slice(index + 1).find(({ glyph }) => glyph.hasInk)
    return next !== undefined && glyph.em > em / 2 && next.glyph.left - end > SPACE_GAP * em
  })
}

/** Words, numbers and what stands between them, from left to right as they lie on the page. */
function tokensOf(bases: readonly Base[], em: number): readonly Token[] {
  const hasSpaces = bases.some(({ text }) => /^\s$/.test(text))
  const tokens: { kind: Kind; bases: Base[] }[] = []
  let end: number | undefined
  for (const base of bases) {
    const kind = kindOf(base.text)
    const last = tokens.at(-1)
    const isApart =
      end !== undefined && base.glyph.hasInk && base.glyph.left - end > gapBetween(last?.kind, kind, hasSpaces) * em
    if (isApart && last?.kind !== 'SPACE') tokens.push({ kind: 'SPACE', bases: [] })
    if (!isApart && last && isOneToken(last.kind, kind)) last.bases.push(base)
    else tokens.push({ kind, bases: [base] })
    if (base.glyph.hasInk) end = Math.max(end ?? base.glyph.right, base.glyph.right)
  }
  return tokens.map(({ kind, bases }) => asToken(kind, bases))
}

function gapBetween(last: Kind | undefined, kind: Kind, hasSpaces: boolean): number {
  if (last === 'NUMBER' && kind === 'NUMBER') return DIGIT_GAP
  return hasSpaces ? WIDE_GAP : GAP
}

function asToken(kind: Kind, bases: readonly Base[]): Token {
  const ordered = kind === 'ARABIC' ? bases.toReversed() : bases
  const text = kind === 'SPACE' ? ' ' : ordered.map(({ text }) => text).join('')
  return { kind, text, glyphs: ordered.map(({ glyph }) => glyph) }
}

const isOneToken = (last: Kind, kind: Kind): boolean =>
  last === kind || (last === 'LATIN' && kind === 'NUMBER') || (last === 'NUMBER' && kind === 'LATIN')

function kindOf(text: string): Kind {
  if (/^\s*$/.test(text)) return text === '' ? 'OTHER' : 'SPACE'
  if ([...text].some(isArabicLetter) || /^[\u0640\u200c]/.test(text)) return 'ARABIC'
  if (/^[\d\u0660-\u0669\u06f0-\u06f9.,:/+\-–٫٬%]/.test(text)) return 'NUMBER'
  return /\p{L}/u.test(text) ? 'LATIN' : 'OTHER'
}

const leftToRight = (tokens: readonly Token[]): readonly Token[] => turned(tokens, (kind) => kind === 'ARABIC')

const rightToLeft = (tokens: readonly Token[]): readonly Token[] =>
  turned(tokens, (kind) => kind === 'LATIN' || kind === 'NUMBER').toReversed()

/** The tokens with every run of one direction turned round; spaces and signs inside a run belong to it. */
function turned(tokens: readonly Token[], runs: (kind: Kind) => boolean): readonly Token[] {
  const result: Token[] = []
  let run: Token[] = []
  let between: Token[] = []
  const close = () => {
    result.push(...run.toReversed(), ...between)
    ;[run, between] = [[], []]
  }
  for (const token of tokens) {
    if (runs(token.kind)) {
      run.push(...between, token)
      between = []
    } else if (run.length > 0 && (token.kind === 'SPACE' || token.kind === 'OTHER')) between.push(token)
    else {
      close()
      result.push(token)
    }
  }
  close()
  return result
}
