import { toLatinDigits } from '../text/digits.ts'

/**
 * Parts of a Saudi National Address, in their stored form: Latin digits, capital letters. Undefined when the text is none.
 */

const bare = (text: string): string => toLatinDigits(text).replace(/[\s\u200E\u200F\u061C-]/gu, '')

const read =
  (pattern: RegExp) =>
  (text: string): string | undefined => {
    const value = bare(text).toUpperCase()
    return pattern.test(value) ? value : undefined
  }

/** The short address: four letters (region, branch, division, one of its own) and the building's number, "RRRD2929". */
export const shortAddress = read(/^[A-Z]{4}\d{4}$/)

/** The building's number. The National Address has four digits; older plates have fewer. */
export const buildingNumber = read(/^\d{1,4}$/)

/** The secondary number, which distinguishes buildings of one number. */
export const additionalNumber = read(/^\d{4}$/)

export const postalCode = read(/^\d{5}$/)

/** Whether a short address is that of a building: its digits are the building's number. */
export const isShortAddressOf = (short: string, building: string): boolean =>
  short.slice(4) === building.padStart(4, '0')
