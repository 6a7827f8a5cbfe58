/** Arabic written as UTF-8 and read as Latin: Ø and Ù before each second sign. */
const UTF8_AS_LATIN = /[ØÙÚÛ][^\p{Script=Latin}\s\d]|[ØÙÚÛ][\u0080-\u00ff]/gu
/** Arabic in an old Windows alphabet read as the Latin one: words of accented letters only. */
const WINDOWS_AS_LATIN = /(?<![\p{L}])[À-ÖØ-öø-ÿ¡-¿]{3,}(?![\p{L}])/gu
/** Each letter replaced by a question mark. */
const QUESTION_MARKS = /\?{3,}/g

/** Whether a line is Arabic that a program read in the wrong alphabet. */
export function isWrongEncoding(text: string): boolean {
  const pairs = text.match(UTF8_AS_LATIN)?.length ?? 0
  const words = (text.match(WINDOWS_AS_LATIN) ?? []).filter((word) => (word.match(/[À-ÿ]/g)?.length ?? 0) >= 3)
  const marks = text.match(QUESTION_MARKS) ?? []
  return (
    pairs >= 2 || words.length >= 2 || words.some((word) => word.length >= 5) || marks.some((run) => run.length >= 4)
  )
}
