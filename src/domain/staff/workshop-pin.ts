import { toLatinDigits } from '../text/digits.ts'

/** How many digits a PIN has, and how many wrong ones in a row end it. */
export const PIN = { digits: 6, mostWrong: 10 } as const

/** Reads a PIN as it is typed, in digits of any script; undefined when it is none. */
export function readPin(text: string): string | undefined {
  const pin = toLatinDigits(text).replaceAll(/\s/g, '')
  return /^\d{6}$/.test(pin) ? pin : undefined
}

/** Whether a PIN is among the first that are tried: one digit or pair again and again, or digits in a row. */
export function isGuessablePin(pin: string): boolean {
  const digits = [...pin].map(Number)
  const steps = digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0))
  const isRow = steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 1
  return isRow || /^(\d{1,3})\1+$/.test(pin)
}
