import { formatAmount } from '#domain/money/halalas.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { usePage } from '../page-context.tsx'

const CURRENCY = { en: 'SAR', ar: 'ر.س' } as const

/** A price: the riyal sign left of the number in both languages, never broken or reordered. `sign` goes inside. */
export function Money({ halalas, sign = '' }: { halalas: Halalas; sign?: '+ ' | '− ' | '' }) {
  const { language } = usePage()
  return (
    <bdi className="amount" dir="ltr">
      {sign}
      <svg className="riyal" role="img" aria-label={CURRENCY[language]}>
        <use href="#riyal" />
      </svg>
      {formatAmount(halalas)}
    </bdi>
  )
}
