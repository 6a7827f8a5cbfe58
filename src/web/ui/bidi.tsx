import type { ReactNode } from 'react'
import type { Language } from '#domain/language.ts'
import { usePage } from '../app/page-context.tsx'

/** Phone numbers, codes, file names, percentages, "+4": left to right in every sentence. */
export const Ltr = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>

const UNITS = { mm: { en: 'mm', ar: 'مم' }, cm: { en: 'cm', ar: 'سم' } } as const

/** A size, "90 × 50 mm": the numbers are isolated, the unit follows in the direction of the sentence. */
export function Dimensions({ width, height, unit = 'mm' }: { width: number; height: number; unit?: 'mm' | 'cm' }) {
  const { language } = usePage()
  return (
    <>
      <bdi dir="ltr">{`${width}\u00A0×\u00A0${height}`}</bdi>
      {`\u00A0${UNITS[unit][language]}`}
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
