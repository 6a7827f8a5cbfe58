import type { ReactNode } from 'react'
import { lineTotal } from '#domain/cart/item-price.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { offeredInFour } from '#domain/pricing/instalments.ts'
import { VAT_PERCENT } from '#domain/pricing/vat.ts'
import { useStorefront } from '../../app/storefront-context.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Money } from '#ui/text/money.tsx'
import type { BrowserCart } from './browser-cart.ts'
import type { CartQuote } from './use-quote.ts'
import './ticket.css'

type Props = { stored: Pick<BrowserCart, 'items'>; quote: CartQuote['quote'] }

/** What the parts of a cart come to (S300); before the shop has answered, the goods by the prices the browser knows. */
export function TicketAmounts({ stored, quote, delivery }: Props & { delivery: ReactNode }) {
  const t = useT('cart')
  const totals = quote?.totals
  const goods = totals?.subtotal ?? stored.items.reduce((sum, item) => sum + lineTotal(item), 0)
  return (
    <dl className="leads">
      <Lead term={t('products')}>
        <Money halalas={goods} />
      </Lead>
      {totals && totals.discount > 0 ? (
        <Lead term={<Text area="cart" id="discount" fill={{ code: <Ltr>{quote.coupon?.code ?? ''}</Ltr> }} />} isGood>
          <Money halalas={totals.discount} sign="− " />
        </Lead>
      ) : null}
      {totals && quote.urgent ? (
        <Lead term={t('urgentCost')}>
          <Money halalas={totals.urgent} />
        </Lead>
      ) : null}
      <Lead term={delivery}>
        <Shipping cost={totals?.shipping ?? null} />
      </Lead>
    </dl>
  )
}

function Shipping({ cost }: { cost: number | null }) {
  const t = useT('cart')
  if (cost === null) return '–'
  return cost === 0 ? t('free') : <Money halalas={cost} />
}

const Lead = ({ term, isGood, children }: { term: ReactNode; isGood?: boolean; children: ReactNode }) => (
  <div {...(isGood && { className: 'good' })}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

/** What the cart costs in all, with its VAT and in four payments. */
export function TicketTotal({ stored, quote }: Props) {
  const t = useT('cart')
  const total = quote?.totals.total ?? stored.items.reduce((sum, item) => sum + lineTotal(item), 0)
  return (
    <>
      <div className="ticket-total">
        <span>
          {t('total')}
          {quote && quote.totals.shipping === null ? <small>{t('withoutDelivery')}</small> : null}
        </span>
        <b>
          <Money halalas={total} />
        </b>
      </div>
      <p className="quiet ticket-each">
        {quote ? (
          <Text
            area="cart"
            id="vat"
            fill={{ percent: <Ltr>{VAT_PERCENT}%</Ltr>, price: <Money halalas={quote.totals.vat} /> }}
          />
        ) : (
          t('vatIn')
        )}
        <br />
        <FourPayments total={total} />
      </p>
    </>
  )
}

/** What each of four payments would be; nothing where no provider takes the total (S21). */
function FourPayments({ total }: { total: Halalas }) {
  const { instalments } = useStorefront()
  const payments = offeredInFour(total, instalments)
  if (!payments) return null
  const [first, other] = payments
  const price = <Money halalas={other} />
  return first === other ? (
    <Text area="cart" id="split" fill={{ price }} />
  ) : (
    <Text area="cart" id="splitFirst" fill={{ first: <Money halalas={first} />, price }} />
  )
}
