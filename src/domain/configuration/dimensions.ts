import { toLatinDigits } from '../text/digits.ts'

/** Width and height in millimetres. */
export type Dimensions = { readonly widthMm: number; readonly heightMm: number }

/** Reads "850x2000" (also with × or spaces, in any digits); undefined when it is not two whole numbers of millimetres. */
export function parseDimensions(text: string): Dimensions | undefined {
  const match = /^(\d{1,6}) ?[x×] ?(\d{1,6})$/.exec(toLatinDigits(text).trim().toLowerCase())
  if (!match) return undefined
  const [widthMm, heightMm] = [Number(match[1]), Number(match[2])]
  return widthMm > 0 && heightMm > 0 ? { widthMm, heightMm } : undefined
}

/** The one written form of a size, "850x2000". */
export const writeDimensions = ({ widthMm, heightMm }: Dimensions): string => `${widthMm}x${heightMm}`

/** The least area charged: 0.25 m², in hundredths of a square metre. */
const MIN_AREA = 25

/** Charged area in hundredths of a square metre: rounded up to 0.01 m², at least 0.25 m² (A-C1). */
export const chargedArea = ({ widthMm, heightMm }: Dimensions): number =>
  Math.max(MIN_AREA, Math.ceil((widthMm * heightMm) / 10_000))
