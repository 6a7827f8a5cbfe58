import { codeKey } from '../text/code-key.ts'

const MIN_LENGTH = 3
const MAX_LENGTH = 60

/** Whether text looks like a product code or its beginning: "BC-10", "st-", "bc 1001", not "cards" or "a5". */
export const looksLikeCode = (typed: string): boolean => {
  const length = codeKey(typed).length
  return (
    length >= MIN_LENGTH - Number(ENDS_OPEN.test(typed)) &&
    length <= MAX_LENGTH &&
    /\p{L}/u.test(typed) &&
    (/\p{N}/u.test(typed) || SEPARATED.test(typed) || ENDS_OPEN.test(typed))
  )
}

const SEPARATED = /^\s*[\p{L}\p{N}]+(?:[-_./–][\p{L}\p{N}]+)+[-_./–]?\s*$/u
const ENDS_OPEN = /^\s*[\p{L}\p{N}]{2,}[-_/–]\s*$/u
