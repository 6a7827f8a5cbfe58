// Direction marks, isolates, embeddings and the override to the left, zero-width space, word joiner, byte order mark.
// The joiners U+200C and U+200D are no such thing: Persian, Indic scripts and emoji need them.
const INVISIBLE = /[\u061C\u200B\u200E\u200F\u202A-\u202D\u2060\u2066-\u2069\uFEFF]/g

/**
 * The text without what is neither seen nor typed: chat programs, address books and our own pages put such characters around
 * the phone numbers, names and prices that people copy from them.
 */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** Whether a reader sees nothing in the text. */
export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === ''
