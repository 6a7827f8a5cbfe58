import type { Halalas } from '#domain/money/halalas.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Money } from '#ui/text/money.tsx'

type Props = {
  /** Of one piece, in the least quantity sold. */
  price: Halalas
  /** Before the offer. */
  was?: Halalas | null
  /** The trade also names the price of so many pieces. */
  pricedPer: number
}

/** The price of a product wherever products are listed: "from 0.54 each · 54 per 100". */
export function PiecePrice({ price, was = null, pricedPer }: Props) {
  const t = useT('shell')
  return (
    <>
      <span className="quiet">{t('priceFrom')}</span>{' '}
      <b {...(was !== null && { className: 'sale' })}>
        <Money halalas={price} />
      </b>{' '}
      <span className="quiet each">{t('priceEach')}</span>{' '}
      {was === null ? null : (
        <>
          <s>
            <span className="visually-hidden">{t('priceWas')} </span>
            <Money halalas={was} />
          </s>{' '}
        </>
      )}
      {pricedPer === 1 ? null : (
        <span className="quiet per">
          <Money halalas={price * pricedPer} /> {t('pricePer', { count: pricedPer })}
        </span>
      )}
    </>
  )
}
