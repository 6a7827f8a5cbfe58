import type { ArabicUse, PageFacts } from '../file-facts.ts'
import type { PageLetter, ReadLine } from '../page-letters.ts'
import { isArabicLetter } from './arabic-script.ts'
import { dateDisagrees } from './dates.ts'
import { drawnGlyphs, union, type DrawnGlyph } from './drawn-glyph.ts'
import { apartLines, isApart } from './joins.ts'
import { digitsIn, phonesIn, reversedNumbers } from './numbers.ts'
import { letterParts } from './letter-parts.ts'
import { readLine, type LineReading } from './read-line.ts'
import { reversedLines, wordOrder } from './reading-order.ts'
import { textLines } from './text-lines.ts'
import { isWrongEncoding } from './wrong-encoding.ts'

/** What reading the letters of a page showed. */
export type PageReading = Pick<
  PageFacts,
  'arabic' | 'digits' | 'hasArabic' | 'hasUnreadableText' | 'phones' | 'thinnestMark'
> & { readonly lines: readonly ReadLine[] }

/** So many letters of unknown meaning are no ornament. */
const MANY_UNKNOWN = 3
/** Fonts of pictures give no letters and need none. */
const PICTURE_FONT = /awesome|icon|symbol|dingbat|wingding|emoji/i

/**
 * Reads a page as a person does: by where the letters stand and which letters follow each other in Arabic, never by the order
 * in which the file draws them. Pure; `letters` are those of the page with number `page`.
 */
export function readPage(letters: readonly PageLetter[], page: number): PageReading {
  const glyphs = drawnGlyphs(letters)
  const { letters: whole, parts } = letterParts(glyphs)
  const lines = textLines(whole).map(readLine)
  const reversed = reversedLines(lines)
  const forward = lines.filter((line) => !reversed.has(line))
  const apart = apartLines(forward)
  // Where letters stand apart, words look like letters.
  const order = wordOrder(forward.filter((line) => !apart.includes(line)))
  return {
    lines: lines.filter(({ text }) => text !== '').map(({ text, box, isArabic }) => ({ page, text, box, isArabic })),
    arabic: [
      ...problems(lines, reversed, apart),
      ...(order === 'REVERSED'
        ? useOf(
            'WORDS_REVERSED',
            lines.filter(({ words, text }) => words.length > 1 && digitsIn(text).length === 0),
          )
        : []),
    ],
    digits: digitsIn(lines.map(({ text }) => text).join(' ')),
    hasArabic: glyphs.some(({ text }) => [...text].some(isArabicLetter)),
    hasUnreadableText: order === 'DOUBTFUL' || glyphs.filter(isUnreadable).length >= MANY_UNKNOWN,
    phones: phonesOf(lines),
    thinnestMark: thinnestMark([...whole.filter(({ isMark }) => isMark), ...parts]),
  }
}

function problems(
  lines: readonly LineReading[],
  reversed: ReadonlySet<LineReading>,
  apart: readonly LineReading[],
): readonly ArabicUse[] {
  return [
    ...useOf('LETTERS_APART', [...apart, ...[...reversed].filter((line) => isApart(line, true))]),
    ...useOf('ORDER_REVERSED', [...reversed]),
    ...useOf(
      'NUMBER_REVERSED',
      lines.filter(({ text }) => reversedNumbers(text).length > 0),
    ),
    ...useOf('GLYPH_MISSING', lines.filter(lacksGlyph)),
    ...useOf(
      'WRONG_ENCODING',
      lines.filter(({ text }) => isWrongEncoding(text)),
    ),
    ...useOf('DATE_DISAGREES', disagreeing(lines)),
  ]
}

const useOf = (problem: ArabicUse['problem'], lines: readonly LineReading[]): readonly ArabicUse[] =>
  lines.map(({ text, box }) => ({ problem, text, box }))

/** An empty box, drawn as a letter the font lacks or as the sign for it among Arabic letters. */
const lacksGlyph = ({ glyphs, isArabic, text }: LineReading): boolean =>
  glyphs.some(({ isMissing }) => isMissing) || (isArabic && /[\u25a1\u25af]/.test(text))

/** Dates are set over two lines as often as on one. */
function disagreeing(lines: readonly LineReading[]): readonly LineReading[] {
  const found = new Set<LineReading>()
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]
    if (dateDisagrees(line.text)) found.add(line)
    else if (next && !dateDisagrees(next.text) && dateDisagrees(`${line.text} ${next.text}`)) {
      found.add({ ...line, text: `${line.text} ${next.text}`, box: union([line.box, next.box]) ?? line.box })
    }
  }
  return [...found]
}

/** Letters that the font does not name, and letters of a private alphabet. */
const isUnreadable = ({ text, hasInk, font }: DrawnGlyph): boolean =>
  hasInk && !PICTURE_FONT.test(font) && (text === '' || /^[\ue000-\uf8ff]/.test(text))

/** Phone numbers with the language of their line; of a line without letters, that of the page. */
function phonesOf(lines: readonly LineReading[]): PageFacts['phones'] {
  const arabic = lines.filter(({ isArabic }) => isArabic).length
  const latin = lines.filter(({ text, isArabic }) => !isArabic && /\p{Script=Latin}/u.test(text)).length
  const ofPage = arabic > 0 && latin === 0 ? 'ar' : latin > 0 && arabic === 0 ? 'en' : null
  return lines.flatMap(({ text, isArabic, box }) => {
    const language = isArabic ? 'ar' : /\p{Script=Latin}/u.test(text) ? 'en' : ofPage
    return language === null ? [] : phonesIn(text).map((number) => ({ number, language, box }))
  })
}

/** Dots and vowel marks are the finest part of Arabic text; dots can be measured where the font draws them by themselves. */
function thinnestMark(marks: readonly DrawnGlyph[]): PageFacts['thinnestMark'] {
  const sizes = marks
    .filter(({ hasInk, angle }) => hasInk && angle % 90 === 0)
    .map(({ box }) => ({ size: Math.min(box.width, box.height), box }))
  return sizes.toSorted((one, other) => one.size - other.size)[0] ?? null
}
