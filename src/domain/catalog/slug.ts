/** Latin letters that are no letter with an accent, so that taking accents off leaves them as they are. */
const SPELT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
}

const SPELLABLE = new RegExp(`[${Object.keys(SPELT).join('')}]`, 'g')

// Marks on or inside a word that are not typed into an address: Latin accents, tashkeel and other Quranic marks,
// tatweel, soft hyphens, zero-width and direction characters. Hamza and madda above or below a letter (U+0653 to
// U+0655) are part of the letter and are put back onto it.
const MARKS = /[[\p{Mn}\p{Cf}\u0640]--[\u0653-\u0655]]/gv

// Letters of the Arabic script, also those of loan words (چ پ ڤ گ), and both rows of its digits.
const BETWEEN_WORDS = /[^a-z0-9\u0620-\u063F\u0641-\u064A\u0660-\u0669\u0671-\u06D3\u06D5\u06EE-\u06FC\u06FF]+/g

/**
 * The readable part of an address (S100): lower-case, Latin letters without accents, Arabic letters without vowel
 * marks, digits; anything else between them one hyphen. Empty when nothing is left: the id stands alone.
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(SPELLABLE, (letter) => SPELT[letter] ?? letter)
    .normalize('NFC')
    .replace(BETWEEN_WORDS, '-')
    .replace(/^-|-$/g, '')
