import { randomNumbers } from '../random.ts'

/** Words from common to rare; a word's place decides how often it is drawn. */
export type Words = readonly string[]

const WORDS_OF_A_LANGUAGE = 5500

// The commonest words are a print shop's own, so that synonyms, plurals and articles are met.
const ENGLISH =
  'card print paper box sign sticker business banner label cotton matt gloss gift mug bag round large small white black ' +
  'kraft wall roll shirt flyer poster brochure notebook calendar stamp envelope pen folder menu metal wood glass acrylic ' +
  'vinyl canvas frame window road office event wedding school hotel food cup bottle magnet cap jacket flag tent stand'
const ARABIC =
  'بطاقة طباعة ورق علبة لوحة ستيكر أعمال بنر ملصق قطن مطفي لامع هدية كوب كيس دائري كبير صغير أبيض أسود كرافت جدار رول ' +
  'تيشيرت فلاير بوستر بروشور دفتر تقويم ختم ظرف قلم حافظة قائمة معدن خشب زجاج أكريليك فينيل قماش إطار نافذة طريق مكتب ' +
  'مناسبة زفاف مدرسة فندق طعام مغناطيس قبعة سترة علم خيمة حامل مطبوعات إعلانات شركات مؤسسة حروف بارزة مضيئة'

/** About 11,000 words, half of each language, always the same. */
export const vocabulary = (): { readonly en: Words; readonly ar: Words } => {
  const random = randomNumbers(7)
  return {
    en: fill(ENGLISH.split(' '), () => syllables(random, 'bcdfghjklmnprstvwz', 'aeiou')),
    ar: fill(ARABIC.split(' '), () => syllables(random, 'بتجحخدرزسشصضطعغفقكلمنه', 'اوية')),
  }
}

function fill(known: readonly string[], make: () => string): Words {
  const words = new Set(known)
  while (words.size < WORDS_OF_A_LANGUAGE) words.add(make())
  return [...words]
}

function syllables(random: () => number, consonants: string, vowels: string): string {
  const letter = (letters: string): string => letters[Math.floor(random() * letters.length)] ?? ''
  const count = 2 + Math.floor(random() * 2.6)
  let word = ''
  for (let n = 0; n < count; n += 1) {
    word += letter(consonants) + (random() < 0.7 ? letter(vowels) : '')
  }
  return word.length < 4 ? word + letter(consonants) + letter(vowels) : word
}

/** Draws a word by Zipf's law: the word in place n about 1/n as often as the first. */
export const draw = (words: Words, random: () => number): string =>
  words[Math.min(words.length - 1, Math.floor(words.length ** random()) - 1)] ?? ''
