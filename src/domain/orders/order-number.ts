import { toLatinDigits } from '../text/digits.ts'

/** The number of an order as people say it, "10241" or "#10241", Arabic digits too; undefined when it is none. */
export function parseOrderNumber(text: string): number | undefined {
  const digits = toLatinDigits(text.trim()).replace(/^#/, '')
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : undefined
}
