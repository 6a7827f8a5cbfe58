const MARKED_BLOCK = /<(script|style)\b[^>]*>.*?<\/\1\s*>/gis
const MARK = /<[a-z/!][^>]*(?:>|$)/gi

/** What was typed without the marks of HTML: the letters of a tag are not searched for. "5 < 10" has none. */
export const withoutMarks = (typed: string): string =>
  typed.includes('<') ? typed.replace(MARKED_BLOCK, ' ').replace(MARK, ' ') : typed
