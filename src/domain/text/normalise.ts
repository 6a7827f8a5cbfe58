import { toLatinDigits } from './digits.ts'

// What is left beside the letters after NFKD: Latin accents, harakat, hamza and madda (so أ is ا + hamza),
// dagger alef, tatweel, zero-width and direction characters, apostrophes.
const DROPPED =
  /[\u0300-\u036F\u064B-\u065F\u0670\u0640\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF'’ʼ]/g

/** Letters people write for one another. */
const FOLDED: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ک: 'ك',
  گ: 'ك',
}

const FOLDABLE = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'g')

/**
 * The form in which texts are searched, index and query alike, Arabic and English by one rule set:
 * compatible forms unified, harakat, tatweel and accents dropped, أإآٱ→ا ى→ي ة→ه ؤ→و ئ→ي گ→ك, digits
 * Latin, lower-case, single spaces. Never shown.
 */
export const normaliseForSearch = (text: string): string =>
  toLatinDigits(text.normalize('NFKD').toLowerCase())
    .replace(DROPPED, '')
    .replace(FOLDABLE, (letter) => FOLDED[letter] ?? letter)
    .replace(/(?<=\d)٬(?=\d)/g, '')
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()

/** The words of a normalised text; a point inside a number stays ("1.5"). */
export const wordsOf = (normalised: string): readonly string[] =>
  normalised.match(/\d+(?:\.\d+)+|[\p{L}\p{M}\p{N}]+/gu) ?? []
