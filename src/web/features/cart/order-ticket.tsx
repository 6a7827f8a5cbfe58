import { useId, useState } from 'react'
import { isUrgentEarlier } from '#domain/pricing/totals.ts'
import { useStorefront } from '../../app/storefront-context.tsx'
import { chooseUrgent } from '../../shared/cart/change-cart.ts'
import type { BrowserCart } from '../../shared/cart/browser-cart.ts'
import { TicketAmounts } from '../../shared/cart/ticket-amounts.tsx'
import { TicketSum } from '../../shared/cart/ticket-sum.tsx'
import type { CartQuote } from '../../shared/cart/use-quote.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { DeliveryPlace } from './delivery-place.tsx'
import { TicketActions } from './ticket-actions.tsx'
import { usePlaceName } from './use-place-name.ts'

type Props = { stored: BrowserCart; answer: CartQuote }

/** What the cart comes to: urgency, totals, coupon, and the way on (S300). While the shop is asked the last answer stays, dimmed. */
export function OrderTicket({ stored, answer }: Props) {
  const t = useT('cart')
  const { quote, isCurrent, hasFailed } = answer
  return (
    <aside className="ticket-column sum-column">
      <section className="ticket sum" aria-labelledby="sum-title">
        <div className="ticket-heading">
          <RegistrationMark />
          <h2 id="sum-title">{t('ticket')}</h2>
        </div>
        <UrgentSwitch stored={stored} answer={answer} />
        <div className="sum-amounts" {...(!isCurrent && !hasFailed && { 'aria-busy': true })}>
          <Amounts stored={stored} quote={quote} />
        </div>
        <TicketSum stored={stored} answer={answer} />
        <TicketActions stored={stored} answer={answer} />
      </section>
    </aside>
  )
}

/** Faster, for more; not where a line cannot be, or where it brings nothing (S176). */
function UrgentSwitch({ stored, answer: { quote } }: Props) {
  const t = useT('cart')
  const { urgentPercent } = useStorefront().policy
  const id = useId()
  const slow = stored.items.filter(({ shown: product }) => !product.urgentAllowed)
  const days = quote?.readyBy
  const isStandardAsFast = days ? !isUrgentEarlier(days) : false
  const isOff = slow.length > 0 || isStandardAsFast
  const change = (urgent: boolean): void => {
    if (chooseUrgent(urgent)) toast({ title: t('couponUrgent'), tone: 'destructive' })
  }
  return (
    <div className="urgent">
      <input
        id={id}
        aria-describedby={`${id}-what`}
        type="checkbox"
        role="switch"
        checked={stored.urgent && !isOff}
        disabled={isOff}
        onChange={({ target }) => change(target.checked)}
      />
      <span>
        <label htmlFor={id}>{t('urgent')}</label>
        <span className="quiet" id={`${id}-what`}>
          {slow[0] ? (
            <Text area="cart" id="urgentNot" fill={{ name: <bdi>{slow[0].shown.name}</bdi> }} />
          ) : isStandardAsFast ? (
            t('urgentNoFaster')
          ) : days ? (
            <Text
              area="cart"
              id="urgentReady"
              fill={{ date: <DateText day={days.urgent} />, percent: <Ltr>{urgentPercent}%</Ltr> }}
            />
          ) : (
            <Text area="cart" id="urgentAdds" fill={{ percent: <Ltr>{urgentPercent}%</Ltr> }} />
          )}
        </span>
      </span>
    </div>
  )
}

function Amounts({ stored, quote }: { stored: BrowserCart; quote: CartQuote['quote'] }) {
  const t = useT('cart')
  const [isChoosing, setChoosing] = useState(false)
  const place = usePlaceName(stored.place)
  return (
    <>
      <TicketAmounts
        stored={stored}
        quote={quote}
        delivery={
          place === null ? t('delivery') : <Text area="cart" id="deliveryTo" fill={{ place: <bdi>{place}</bdi> }} />
        }
      />
      <button
        type="button"
        className="underlined sum-place"
        aria-expanded={isChoosing}
        onClick={() => setChoosing(!isChoosing)}
      >
        {t(place === null ? 'choosePlace' : 'changePlace')}
      </button>
      {isChoosing ? <DeliveryPlace place={stored.place} onDone={() => setChoosing(false)} /> : null}
    </>
  )
}
