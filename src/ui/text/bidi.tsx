import type { ReactNode } from 'react'
import type { Language } from '#domain/language.ts'
import { usePage } from '../page-context.tsx'

/** What is one number or code, with spaces or hyphens in it: a phone number, an IBAN, the number of an order. */
const NUMBER = /^[+(]?[\dA-Z][\dA-Z ()./-]{2,39}$/

/** Phone numbers, codes, emails, "+4": left to right in every sentence; numbers on one line, emails where they fit on one. */
export const Ltr = ({ children }: { children: ReactNode }) => (
  <bdi dir="ltr" className={typeof children === 'string' ? lineOf(children) : undefined}>
    {children}
  </bdi>
)

const lineOf = (text: string): string | undefined =>
  NUMBER.test(text) ? 'number' : text.includes('@') ? 'whole' : undefined

const UNITS = { mm: { en: 'mm', ar: 'مم' }, cm: { en: 'cm', ar: 'سم' }, m: { en: 'm', ar: 'م' } } as const

/** What is a metre or more each way, in metres. */
const metresOf = (width: number, height: number) =>
  Math.min(width, height) >= 1_000 ? { wide: width / 1_000, high: height / 1_000 } : undefined

type DimensionsProps = {
  width: number
  height: number
  unit?: 'mm' | 'cm'
  /** Millimetres of something large are shown as "3 × 3 m"; not where they are typed. */
  inMetres?: boolean
}

/** A size, "90 × 50 mm": the numbers are isolated, the unit follows in the direction of the sentence. */
export function Dimensions({ width, height, unit = 'mm', inMetres = false }: DimensionsProps) {
  const { language } = usePage()
  const metres = inMetres ? metresOf(width, height) : undefined
  const { wide, high } = metres ?? { wide: width, high: height }
  return (
    <>
      <bdi dir="ltr">{`${wide}\u00A0×\u00A0${high}`}</bdi>
      {`\u00A0${UNITS[metres ? 'm' : unit][language]}`}
    </>
  )
}

/** The same as text, for forms and messages: "90 × 50 mm". */
export const sizeText = ({ width, height }: { width: number; height: number }, language: Language): string =>
  `${width} × ${height} ${UNITS.mm[language]}`

/** A number with thousands grouped, Latin digits in both languages. */
export const Count = ({ value }: { value: number }) => <bdi dir="ltr">{groupDigits(value)}</bdi>

/** The same as text, for labels. */
export const groupDigits = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
