import { useState } from 'react'
import type { Language } from '#domain/language.ts'
import type { Quote } from '#contract/cart/quote.ts'
import { Button } from '#ui/button.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import type { AreaName } from '#ui/i18n/messages.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { usePage } from '#ui/page-context.tsx'
import { Money } from '#ui/text/money.tsx'
import { useMay } from '../../app/me.tsx'
import { LineField } from '../../edit/line-field.tsx'
import { CustomerPart } from './customer-part.tsx'
import { DeliveryPart } from './delivery-part.tsx'
import { addressOf, customerOf, itemOf, NO_CUSTOMER, quantityOf } from './order-draft.ts'
import type { CounterOrderBody, DraftAddress, DraftCustomer, DraftLine } from './order-draft.ts'
import { isTakenNow, paymentOf, PayPart } from './pay-part.tsx'
import type { DraftPayment } from './pay-part.tsx'
import { ProductsPart } from './products-part.tsx'
import { SumsPart } from './sums-part.tsx'
import { useTransferRefusal } from './transfer-offer.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { useQuote } from './use-quote.ts'
import './counter-order.css'

export const AREAS: readonly AreaName[] = ['office-counter', 'office-find', 'office-money']

/** An order that is written down for a customer at the counter or on the phone. */
export default function NewOrderScreen() {
  const t = useT('office-counter')
  const { language } = usePage()
  const [channel, setChannel] = useState<Channel>('COUNTER')
  const [customer, setCustomer] = useState(NO_CUSTOMER)
  const [written, setWritten] = useState<Language>(language)
  const [lines, setLines] = useState<readonly DraftLine[]>([])
  const [address, setAddress] = useState<DraftAddress | null>(null)
  const [notes, setNotes] = useState('')
  const [urgent, setUrgent] = useState(false)
  const [coupon, setCoupon] = useState('')
  const couponCode = coupon.trim()
  const placing = usePlaceOrder()
  const priced = useQuote({ lines, urgent, couponCode, address })
  return (
    <>
      <div className="page-head">
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <div className="page-head-end">
          <ChannelChoice value={channel} onChange={setChannel} />
        </div>
      </div>
      <div className="order-columns">
        <div className="order-main">
          <CustomerPart
            customer={customer}
            onChange={setCustomer}
            language={written}
            onLanguage={setWritten}
            problemOf={placing.problemOf}
          />
          <ProductsPart lines={lines} onChange={setLines} quote={priced.quote} />
          <DeliveryPart address={address} onChange={setAddress} problemOf={placing.problemOf} />
          <LineField label={t('orderNote')} dir="auto" maxLength={1_000} value={notes} onChange={setNotes} />
        </div>
        <aside className="order-side counter-side">
          <OrderTicket
            priced={priced}
            placing={placing}
            urgent={urgent}
            onUrgent={setUrgent}
            coupon={coupon}
            onCoupon={setCoupon}
            address={address}
            isTyped={isNamed(customer) && lines.every(isCounted)}
            onPlace={(payment, quote) =>
              placing.place(
                bodyOf({ channel, customer, written, lines, couponCode, address, notes }, payment, quote),
                payment.method === 'LINK',
              )
            }
          />
        </aside>
      </div>
    </>
  )
}

type Channel = CounterOrderBody['channel']

type Typed = {
  readonly channel: Channel
  readonly customer: DraftCustomer
  readonly written: Language
  readonly lines: readonly DraftLine[]
  readonly couponCode: string
  readonly address: DraftAddress | null
  readonly notes: string
}

/** What was typed, as the call takes it, at the price that was said. */
const bodyOf = (typed: Typed, payment: DraftPayment, quote: Quote): CounterOrderBody => ({
  channel: typed.channel,
  ...customerOf(typed.customer),
  language: typed.written,
  items: typed.lines.map(itemOf),
  urgent: quote.urgent,
  ...(typed.couponCode !== '' && { couponCode: typed.couponCode }),
  ...(typed.address && { address: addressOf(typed.address) }),
  ...(typed.notes.trim() !== '' && { notes: typed.notes.trim() }),
  expectedTotal: quote.totals.total,
  payment: paymentOf(payment),
})

function ChannelChoice({ value, onChange }: { value: Channel; onChange: (channel: Channel) => void }) {
  const t = useT('office-counter')
  return (
    <div className="segments" role="group" aria-label={t('channel')}>
      {(['COUNTER', 'PHONE'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={value === each} onClick={() => onChange(each)}>
          {t(each)}
        </button>
      ))}
    </div>
  )
}

const isNamed = ({ name, phone }: DraftCustomer): boolean => name.trim() !== '' && phone.trim() !== ''

const isCounted = (line: DraftLine): boolean => quantityOf(line) !== undefined

type TicketProps = {
  priced: ReturnType<typeof useQuote>
  placing: ReturnType<typeof usePlaceOrder>
  urgent: boolean
  onUrgent: (urgent: boolean) => void
  coupon: string
  onCoupon: (code: string) => void
  address: DraftAddress | null
  /** What must be typed is there. */
  isTyped: boolean
  onPlace: (payment: DraftPayment, quote: Quote) => void
}

/** The sums of the order, how it is paid, and the one button. */
function OrderTicket({ priced, placing, urgent, onUrgent, coupon, onCoupon, address, isTyped, onPlace }: TicketProps) {
  const t = useT('office-counter')
  const mayTake = useMay('money.counter')
  const [payment, setPayment] = useState<DraftPayment>({ method: mayTake ? 'CASH' : 'LATER', slip: '' })
  const { quote, isCurrent, hasFailed, again } = priced
  const isPayable = useTransferRefusal(quote?.totals.total ?? 0) === undefined || payment.method !== 'BANK_TRANSFER'
  const isReady = isTyped && isCurrent && isPayable && quote !== undefined && isSold(quote) && isReached(address, quote)
  return (
    <div className="ticket-frame">
      <form
        className="ticket"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) onPlace(payment, quote)
        }}
      >
        <div className="ticket-head">
          <RegistrationMark />
          <h2>{t('sums')}</h2>
        </div>
        {quote ? (
          <>
            <SumsPart
              quote={quote}
              urgent={urgent}
              onUrgent={onUrgent}
              coupon={coupon}
              onCoupon={onCoupon}
              isDelivered={address !== null}
            />
            <div className="ticket-cut" />
            <PayPart payment={payment} onChange={setPayment} total={quote.totals.total} problemOf={placing.problemOf} />
          </>
        ) : (
          <p className="quiet">{t('noPrice')}</p>
        )}
        {hasFailed ? (
          <p className="note bad-note" role="alert">
            {t('quoteFailed')}
            <Button look="outline" size="sm" onClick={again}>
              {t('again')}
            </Button>
          </p>
        ) : null}
        <AlertLine>{placing.problem}</AlertLine>
        <Button type="submit" wide loading={placing.isBusy} disabled={!isReady}>
          {isTakenNow(payment) && quote ? (
            <span>
              <Text area="office-counter" id="placePaid" fill={{ sum: <Money halalas={quote.totals.total} /> }} />
            </span>
          ) : (
            t('place')
          )}
        </Button>
      </form>
    </div>
  )
}

/** Whether every line is sold as it stands, and the coupon counts. */
const isSold = ({ lines, invalid, removed, adjusted, coupon }: Quote): boolean =>
  lines.length > 0 && invalid.length + removed.length + adjusted.length === 0 && !coupon?.refusal

/** Whether the order has a way to its customer, at a known price. */
const isReached = (address: DraftAddress | null, { totals }: Quote): boolean =>
  address === null || (totals.shipping !== null && address.street.trim() !== '' && address.building.trim() !== '')
