import { LineField } from '../../edit/line-field.tsx'
import type { Quote } from '#contract/cart/quote.ts'
import { dayInWords } from '#domain/calendar/day-in-words.ts'
import { isUrgentEarlier } from '#domain/pricing/totals.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Money } from '#ui/text/money.tsx'

type Props = {
  quote: Quote
  urgent: boolean
  onUrgent: (urgent: boolean) => void
  coupon: string
  onCoupon: (code: string) => void
  isDelivered: boolean
}

/** What the order costs and when it is ready. */
export function SumsPart({ quote, urgent, onUrgent, coupon, onCoupon, isDelivered }: Props) {
  const t = useT('office-counter')
  const { totals, readyBy } = quote
  return (
    <>
      <UrgentChoice quote={quote} urgent={urgent} onUrgent={onUrgent} />
      <CouponCode value={coupon} isRefused={Boolean(quote.coupon?.refusal)} onChange={onCoupon} />
      <dl className="leaders">
        {readyBy ? (
          <div>
            <dt>{t('readyBy')}</dt>
            <dd>
              <DateText day={quote.urgent ? readyBy.urgent : readyBy.standard} />
            </dd>
          </div>
        ) : null}
        <Sum name="subtotal" halalas={totals.subtotal} />
        {totals.discount > 0 ? <Sum name="discount" halalas={totals.discount} sign="− " /> : null}
        {totals.urgent > 0 ? <Sum name="urgentFee" halalas={totals.urgent} /> : null}
        {isDelivered ? (
          totals.shipping === null ? (
            <div>
              <dt>{t('shipping')}</dt>
              <dd>{t('shippingUnknown')}</dd>
            </div>
          ) : (
            <Sum name="shipping" halalas={totals.shipping} />
          )
        ) : null}
        <Sum name="vat" halalas={totals.vat} />
        <div className="sum">
          <dt>{t('total')}</dt>
          <dd>
            <Money halalas={totals.total} />
          </dd>
        </div>
      </dl>
    </>
  )
}

/** Faster, for more; why not, where a line cannot be or where it wins no day. */
function UrgentChoice({
  quote: { readyBy, notUrgent },
  urgent,
  onUrgent,
}: Pick<Props, 'quote' | 'urgent' | 'onUrgent'>) {
  const t = useT('office-counter')
  const { language } = usePage()
  if (!readyBy || notUrgent.length > 0) return <p className="quiet">{t('notUrgent')}</p>
  if (!isUrgentEarlier(readyBy)) return <p className="quiet">{t('urgentNoFaster')}</p>
  return (
    <label className="check-line">
      <input type="checkbox" checked={urgent} onChange={({ target }) => onUrgent(target.checked)} />
      {t('urgentReady', { day: dayInWords(readyBy.urgent, language) })}
    </label>
  )
}

type CouponProps = { value: string; isRefused: boolean; onChange: (code: string) => void }

/** The coupon of the customer, and that it does not count. */
function CouponCode({ value, isRefused, onChange }: CouponProps) {
  const t = useT('office-counter')
  return (
    <>
      <LineField
        label={t('couponCode')}
        dir="ltr"
        maxLength={64}
        isInvalid={isRefused}
        value={value}
        onChange={onChange}
      />
      {isRefused ? (
        <p className="bad" role="alert">
          {t('couponRefused')}
        </p>
      ) : null}
    </>
  )
}

type SumProps = {
  name: 'subtotal' | 'discount' | 'urgentFee' | 'shipping' | 'vat'
  halalas: number
  sign?: '− '
}

function Sum({ name, halalas, sign }: SumProps) {
  const t = useT('office-counter')
  return (
    <div>
      <dt>{t(name)}</dt>
      <dd>
        <Money halalas={halalas} {...(sign && { sign })} />
      </dd>
    </div>
  )
}
