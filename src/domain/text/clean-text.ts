import { err, ok, type Result } from '../result.ts'
import { withoutInvisible } from './invisible.ts'

/** How long a text may be and whether it may have lines. Lengths are counted as a reader counts letters. */
export type TextRule = {
  readonly maxLength: number
  /** Least length after cleaning; 0 unless given. */
  readonly minLength?: number
  /** Keeps line breaks (as \n, at most one empty line in a row). */
  readonly multiline?: boolean
}

/** Why a text is refused. */
export type TextError =
  | { readonly code: 'text/bad-characters' }
  | { readonly code: 'text/too-short'; readonly minLength: number }
  | { readonly code: 'text/too-long'; readonly maxLength: number }

// Controls, the override that runs text backwards, tag characters, non-characters, lone surrogates.
const BAD = /(?![\t\n\v\f\r\u0085])\p{Cc}|[\u202E\uFFF9-\uFFFB\uFFFE\uFFFF\u{E0000}-\u{E007F}]|\p{Surrogate}/u

/** What most texts are made of; found twice as fast as that nothing in it is bad. */
const PLAIN = /^[\t-\r -~]*$/

const TOO_MANY_MARKS = /\p{M}{5}/u

const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g

// A reader's letter may take many code units (emoji families), but not without end.
const MAX_UNITS_PER_LETTER = 16

/**
 * The text as it is stored: NFC, without invisible characters, trimmed, spaces collapsed (S382). Refuses
 * characters that turn or hide other text, and more than four marks on one letter.
 */
export function cleanText(text: string, rule: TextRule): Result<string, TextError> {
  const { maxLength, minLength = 0, multiline = false } = rule
  if (text.length > maxLength * MAX_UNITS_PER_LETTER + 1000) {
    return err({ code: 'text/too-long', maxLength })
  }
  if (BAD.test(text)) return err({ code: 'text/bad-characters' })

  const visible = withoutInvisible(text).normalize('NFC')
  if (TOO_MANY_MARKS.test(visible)) return err({ code: 'text/bad-characters' })

  const cleaned = multiline ? tidyLines(visible) : tidySpaces(visible.replace(LINE_BREAK, ' '))
  if (lengthOf(cleaned, maxLength) > maxLength) return err({ code: 'text/too-long', maxLength })
  if (minLength > 0 && lengthOf(cleaned, 0) < minLength) {
    return err({ code: 'text/too-short', minLength })
  }
  return ok(cleaned)
}

/** Whether a text holds characters that are refused everywhere: controls, and what turns or hides other text. */
export const hasBadCharacters = (text: string): boolean => !PLAIN.test(text) && BAD.test(text)

const tidySpaces = (text: string): string => text.replace(/\s+/gu, ' ').trim()

const tidyLines = (text: string): string =>
  text
    .replace(LINE_BREAK, '\n')
    .split('\n')
    .map(tidySpaces)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Made when a text is that long: the first use of Intl is slow, and pages carry this. */
let letters: Intl.Segmenter | undefined

/** Letters as a reader counts them; code units when these are few enough already, which is cheaper. */
function lengthOf(text: string, enough: number): number {
  if (text.length <= enough) return text.length
  letters ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let length = 0
  for (const _ of letters.segment(text)) length += 1
  return length
}
