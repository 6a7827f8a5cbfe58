import { useState } from 'react'
import type { ReactNode } from 'react'
import { isUrgentEarlier, urgentFee } from '#domain/pricing/totals.ts'
import { useStorefront } from '../../app/storefront-context.tsx'
import { chooseUrgent } from '../../shared/cart/change-cart.ts'
import { cart } from '../../shared/cart/browser-cart.ts'
import type { CartQuote } from '../../shared/cart/use-quote.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePersisted } from '#ui/browser-storage/use-persisted.ts'
import { hrefs } from '../../site-map.ts'
import { useContact } from '../../shell/shell.queries.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Money } from '#ui/text/money.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { AddressName } from './address-name.tsx'
import { decide } from './checkout-draft.ts'
import type { CheckoutPlan } from './use-checkout.ts'

type Props = { plan: CheckoutPlan; answer: CartQuote }

/** How fast: days with their prices, side by side (ux 36). */
export function DeliveryStep({ plan, answer }: Props) {
  const t = useT('checkout')
  return (
    <div className="checkout-main">
      <Speed answer={answer} />
      <Way plan={plan} />
      <div className="checkout-next">
        <ButtonLink size="lg" to={hrefs.cart({ step: 'payment' })}>
          {t('toPayment')}
        </ButtonLink>
      </div>
    </div>
  )
}

type TileProps = { checked: boolean; disabled?: boolean; onChoose: () => void; children: ReactNode }

const Tile = ({ checked, disabled = false, onChoose, children }: TileProps) => (
  <label className={`option checkout-option${disabled ? ' off' : ''}`}>
    <input type="radio" name="speed" checked={checked} disabled={disabled} onChange={onChoose} />
    {children}
  </label>
)

function Speed({ answer: { quote } }: { answer: CartQuote }) {
  const t = useT('checkout')
  const tCart = useT('cart')
  const { urgentPercent, cutOffHour } = useStorefront().policy
  const { urgent, items } = usePersisted(cart)
  const [isCouponGone, setCouponGone] = useState(false)
  const slow = items.find(({ shown: product }) => !product.urgentAllowed)
  const days = quote?.readyBy
  const isStandardAsFast = days ? !isUrgentEarlier(days) : false
  const isOff = slow !== undefined || isStandardAsFast
  const isUrgent = urgent && !isOff
  const choose = (requested: boolean): void => {
    const isDropped = chooseUrgent(requested)
    setCouponGone(isDropped)
    if (isDropped) toast({ title: tCart('couponUrgent'), tone: 'destructive' })
  }
  return (
    <fieldset className="checkout-set">
      <legend>{t('when')}</legend>
      <div className="checkout-tiles">
        <Tile checked={!isUrgent} onChoose={() => choose(false)}>
          <span className="quiet">{t('standard')}</span>
          <b>{days ? <DateText day={days.standard} /> : '…'}</b>
          <span>{t('noExtra')}</span>
        </Tile>
        <Tile checked={isUrgent} disabled={isOff} onChoose={() => choose(true)}>
          <span className="quiet">{t('urgent')}</span>
          {slow ? (
            <span className="quiet">
              <Text area="cart" id="urgentNot" fill={{ name: <bdi>{slow.shown.name}</bdi> }} />
            </span>
          ) : isStandardAsFast ? (
            <span className="quiet">{tCart('urgentNoFaster')}</span>
          ) : (
            <>
              <b>{days ? <DateText day={days.urgent} /> : '…'}</b>
              <span>
                {quote ? <Money halalas={urgentFee(quote.totals.subtotal, urgentPercent)} sign="+ " /> : null}{' '}
                <span className="quiet">
                  <Text area="checkout" id="urgentShare" fill={{ percent: <Ltr>{urgentPercent}%</Ltr> }} />
                </span>
              </span>
            </>
          )}
        </Tile>
      </div>
      <div role="status">
        {isCouponGone && urgent ? (
          <p className="note warn">
            <Icon name="info" />
            <span>{tCart('couponUrgent')}</span>
          </p>
        ) : null}
      </div>
      <p className="quiet checkout-hint">{t('readyHint', { time: `${cutOffHour}:00` })}</p>
    </fieldset>
  )
}

/** How it gets there was decided with the address; the other way is a press away (S297). */
function Way({ plan: { customer, draft, address } }: { plan: CheckoutPlan }) {
  const t = useT('checkout')
  const workshop = useContact()?.location
  const isPickup = draft.fulfilment === 'PICKUP'
  const change = () => decide(customer.id, { fulfilment: isPickup ? 'DELIVERY' : 'PICKUP' })
  return (
    <section className="checkout-set" aria-labelledby="ck-way">
      <h2 id="ck-way">{t('way')}</h2>
      <p className="checkout-known">
        <span role="status">
          <b>{t(isPickup ? 'pickup' : 'delivered')}</b>
          <span>{isPickup ? (workshop ?? t('workshop')) : address ? <AddressName address={address} /> : null}</span>
          <span>
            {isPickup ? (
              t('free')
            ) : address && address.shippingCost !== null ? (
              <Money halalas={address.shippingCost} />
            ) : null}
          </span>
        </span>
        <Button look="link" size="sm" onClick={change}>
          {t(isPickup ? 'deliverInstead' : 'pickupInstead')}
        </Button>
      </p>
    </section>
  )
}
