/**
 * Spreadsheet programs run a cell that begins like a formula. Such texts get an apostrophe in front when a table is
 * written, and lose it when one is read. A text that begins with apostrophes and would look guarded gets one too, so
 * that reading gives back exactly what was written.
 */
const LOOKS_LIKE_A_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/

/** The text as it is safe in a table. */
export const guardFormula = (text: string): string => (LOOKS_LIKE_A_FORMULA.test(text) ? `'${text}` : text)

/** The text as it was before it was guarded. */
export const unguardFormula = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text)
