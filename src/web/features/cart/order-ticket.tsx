import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { lineTotal } from '#domain/cart/item-price.ts'
import { inFourPayments } from '#domain/pricing/instalments.ts'
import { URGENT_PERCENT } from '#domain/pricing/totals.ts'
import { VAT_PERCENT } from '#domain/pricing/vat.ts'
import { chooseUrgent } from '../../cart/change-cart.ts'
import type { BrowserCart } from '../../cart/kept-cart.ts'
import { Text } from '../../i18n/text.tsx'
import { useT } from '../../i18n/use-t.ts'
import { Ltr } from '../../ui/bidi.tsx'
import { Button } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { RegistrationMark } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { CouponField } from './coupon-field.tsx'
import { DeliveryPlace } from './delivery-place.tsx'
import { TicketActions } from './ticket-actions.tsx'
import { usePlaceName } from './use-place-name.ts'
import type { CartQuote } from './use-quote.ts'

type Props = { kept: BrowserCart; answer: CartQuote }

/** What the cart comes to: urgency, totals, coupon, and the way on (S300). While the shop is asked the last answer stays, dimmed. */
export function OrderTicket({ kept, answer }: Props) {
  const t = useT('cart')
  const { quote, isCurrent, hasFailed } = answer
  return (
    <aside className="tk-col sum-col">
      <section className="ticket sum" aria-labelledby="sum-title">
        <div className="tk-h">
          <RegistrationMark />
          <h2 id="sum-title">{t('ticket')}</h2>
        </div>
        <UrgentSwitch kept={kept} answer={answer} />
        <div className="sum-n" {...(!isCurrent && !hasFailed && { 'aria-busy': true })}>
          <Amounts kept={kept} quote={quote} />
        </div>
        <CouponField code={kept.couponCode} coupon={quote?.coupon} isCurrent={isCurrent} urgent={kept.urgent} />
        <div className="tk-cut" />
        {hasFailed ? (
          <div className="note warn" role="alert">
            <p>{t('failed')}</p>
            <Button look="ghost" size="sm" onClick={answer.askAgain}>
              {t('tryAgain')}
            </Button>
          </div>
        ) : null}
        <div className="sum-n" {...(!isCurrent && !hasFailed && { 'aria-busy': true })}>
          <Total kept={kept} quote={quote} />
        </div>
        <TicketActions kept={kept} answer={answer} />
      </section>
    </aside>
  )
}

/** Faster, for more; not where a line cannot be, or where it brings nothing (S176). */
function UrgentSwitch({ kept, answer: { quote } }: Props) {
  const t = useT('cart')
  const id = useId()
  const slow = kept.items.filter(({ shown }) => !shown.urgentAllowed)
  const days = quote?.readyBy
  const isNoFaster = days ? days.urgent >= days.standard : false
  const isOff = slow.length > 0 || isNoFaster
  const change = (urgent: boolean): void => {
    if (chooseUrgent(urgent)) toast({ title: t('couponUrgent'), tone: 'destructive' })
  }
  return (
    <div className="urg">
      <input
        id={id}
        aria-describedby={`${id}-what`}
        type="checkbox"
        role="switch"
        checked={kept.urgent && !isOff}
        disabled={isOff}
        onChange={({ target }) => change(target.checked)}
      />
      <span>
        <label htmlFor={id}>{t('urgent')}</label>
        <span className="q" id={`${id}-what`}>
          {slow[0] ? (
            <Text area="cart" id="urgentNot" fill={{ name: <bdi>{slow[0].shown.name}</bdi> }} />
          ) : isNoFaster ? (
            t('urgentNoFaster')
          ) : days ? (
            <Text
              area="cart"
              id="urgentReady"
              fill={{ date: <DateText day={days.urgent} />, percent: <Ltr>{URGENT_PERCENT}%</Ltr> }}
            />
          ) : (
            <Text area="cart" id="urgentAdds" fill={{ percent: <Ltr>{URGENT_PERCENT}%</Ltr> }} />
          )}
        </span>
      </span>
    </div>
  )
}

function Amounts({ kept, quote }: { kept: BrowserCart; quote: CartQuote['quote'] }) {
  const t = useT('cart')
  const [isChoosing, setChoosing] = useState(false)
  const place = usePlaceName(kept.place)
  const totals = quote?.totals
  const goods = totals?.subtotal ?? kept.items.reduce((sum, item) => sum + lineTotal(item), 0)
  return (
    <>
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
        <Lead
          term={
            place === null ? t('delivery') : <Text area="cart" id="deliveryTo" fill={{ place: <bdi>{place}</bdi> }} />
          }
        >
          {totals && totals.shipping !== null ? <Money halalas={totals.shipping} /> : '–'}
        </Lead>
      </dl>
      <button
        type="button"
        className="underlined sum-place"
        aria-expanded={isChoosing}
        onClick={() => setChoosing(!isChoosing)}
      >
        {t(place === null ? 'choosePlace' : 'changePlace')}
      </button>
      {isChoosing ? <DeliveryPlace place={kept.place} onDone={() => setChoosing(false)} /> : null}
    </>
  )
}

const Lead = ({ term, isGood, children }: { term: ReactNode; isGood?: boolean; children: ReactNode }) => (
  <div {...(isGood && { className: 'good' })}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

function Total({ kept, quote }: { kept: BrowserCart; quote: CartQuote['quote'] }) {
  const t = useT('cart')
  const total = quote?.totals.total ?? kept.items.reduce((sum, item) => sum + lineTotal(item), 0)
  const [first, other] = inFourPayments(total)
  const price = <Money halalas={other} />
  return (
    <>
      <div className="tk-total">
        <span>
          {t('total')}
          {quote && quote.totals.shipping === null ? <small>{t('withoutDelivery')}</small> : null}
        </span>
        <b>
          <Money halalas={total} />
        </b>
      </div>
      <p className="q tk-each">
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
        {first === other ? (
          <Text area="cart" id="split" fill={{ price }} />
        ) : (
          <Text area="cart" id="splitFirst" fill={{ first: <Money halalas={first} />, price }} />
        )}
      </p>
    </>
  )
}
