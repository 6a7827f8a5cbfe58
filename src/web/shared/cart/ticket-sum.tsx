import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import type { BrowserCart } from './browser-cart.ts'
import { CouponField } from './coupon-field.tsx'
import { TicketTotal } from './ticket-amounts.tsx'
import type { CartQuote } from './use-quote.ts'

type Props = { stored: BrowserCart; answer: CartQuote }

/** The lower part of a ticket: the coupon, and what everything comes to. While the shop is asked the last answer stays, dimmed. */
export function TicketSum({ stored, answer: { quote, isCurrent, hasFailed, refetch } }: Props) {
  const t = useT('cart')
  return (
    <>
      <CouponField
        code={stored.couponCode}
        coupon={quote?.coupon}
        isCurrent={isCurrent}
        urgent={isCurrent && quote ? quote.urgent : stored.urgent}
      />
      <div className="ticket-edge" />
      {hasFailed ? (
        <div className="note warn" role="alert">
          <p>{t('failed')}</p>
          <Button look="ghost" size="sm" onClick={refetch}>
            {t('tryAgain')}
          </Button>
        </div>
      ) : null}
      <div className="sum-amounts" {...(!isCurrent && !hasFailed && { 'aria-busy': true })}>
        <TicketTotal stored={stored} quote={quote} />
      </div>
    </>
  )
}
