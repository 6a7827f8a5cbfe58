import { normaliseForSearch } from './normalise.ts'

/**
 * A product code as it is looked up: letters and digits only, whatever case, dashes, spaces or digits it was
 * written with ("BC-1001", "bc ١٠٠١" → "bc1001"). Empty when there are none.
 */
export const codeKey = (code: string): string => normaliseForSearch(code).replace(/[^\p{L}\p{N}]/gu, '')
