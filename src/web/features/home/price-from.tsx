import type { Halalas } from '#domain/money/halalas.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Money } from '#ui/text/money.tsx'

/** "from 54 per 100", "from 0.54 each". */
export function PriceFrom({
  halalas,
  pricedPer = 1,
  strong,
}: {
  halalas: Halalas
  pricedPer?: number
  strong?: boolean
}) {
  const t = useT('shell')
  return (
    <span className="quiet">
      {t('priceFrom')} {strong ? <b className="ink">{<Money halalas={halalas} />}</b> : <Money halalas={halalas} />}{' '}
      {pricedPer === 1 ? t('priceEach') : t('pricePer', { count: pricedPer })}
    </span>
  )
}
