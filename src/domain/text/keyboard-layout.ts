// The Arabic (101) layout used in the Kingdom: which key gives which letter, plain and with Shift.
const ENGLISH_KEYS = [..."`qwertyuiop[]asdfghjkl;'zxcvnm,./HYNJQWERASX"]
const ARABIC_KEYS = [...'ذضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظأإآـ\u064E\u064B\u064F\u064C\u0650\u064D\u0652']

// One key, two letters.
const LIGATURES = [
  ['b', 'لا'],
  ['G', 'لأ'],
  ['T', 'لإ'],
  ['B', 'لآ'],
] as const

const KEYS = [...ENGLISH_KEYS.map((key, index) => [key, ARABIC_KEYS[index] ?? key] as const), ...LIGATURES]

const TO_ARABIC: ReadonlyMap<string, string> = new Map(KEYS)
const TO_ENGLISH: ReadonlyMap<string, string> = new Map(KEYS.map(([english, arabic]) => [arabic, english]))

/**
 * What was meant if the text was typed in the wrong keyboard layout ("l'f,uhj" → "مطبوعات", "ؤشقيس" →
 * "cards"), likeliest first; empty when it holds letters of both scripts or of neither. Give the text as
 * typed, before normalising: ى and ي are different keys.
 */
export function otherLayout(text: string): readonly string[] {
  const hasArabic = /[\u0621-\u064A]/.test(text)
  const hasLatin = /[a-z]/i.test(text)
  if (hasArabic === hasLatin) return []
  // Capitals alone come from caps lock, which the Arabic layout ignores.
  if (hasLatin) return [(/[a-z]/.test(text) ? text : text.toLowerCase()).replace(/./gu, toArabic)]

  // لا comes from the key b, or from g and h.
  const likely = text.replace(/لا|لأ|لإ|لآ|./gu, toEnglish)
  const other = text.replace(/لأ|لإ|لآ|./gu, toEnglish)
  return likely === other ? [likely] : [likely, other]
}

/** Whether a text of Latin letters has signs where Arabic letters lie: between letters, or before them ("l[", ";,f"). */
export const holdsKeysOfOtherLayout = (text: string): boolean =>
  !/[\u0621-\u064A]/.test(text) && /[a-z][,;[\]'`./][a-z]|[a-z][;[\]]|[;[\],'][,;'[\]]?[a-z]/i.test(text)

const toArabic = (key: string): string => TO_ARABIC.get(key) ?? TO_ARABIC.get(key.toLowerCase()) ?? key

const toEnglish = (letter: string): string => (TO_ENGLISH.get(letter) ?? letter).toLowerCase()
