import { lineTotal } from '#domain/cart/item-price.ts'
import { CouponField } from '../../shared/cart/coupon-field.tsx'
import type { BrowserCart, CartItemView } from '../../shared/cart/browser-cart.ts'
import { TicketAmounts, TicketTotal } from '../../shared/cart/ticket-amounts.tsx'
import type { CartQuote } from '../../shared/cart/use-quote.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { Money } from '#ui/text/money.tsx'
import { Picture } from '#ui/picture.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import { hrefs } from '../../site-map.ts'
import type { CheckoutPlan } from './use-checkout.ts'

type Props = { stored: BrowserCart; plan: CheckoutPlan | undefined; answer: CartQuote }

/** The order on one ticket: what is in it and what it comes to (S300); the same in every step. */
export function CheckoutTicket({ stored, plan, answer }: Props) {
  const t = useT('cart')
  const { quote, isCurrent, hasFailed, refetch } = answer
  const busy = !isCurrent && !hasFailed && { 'aria-busy': true }
  return (
    <aside className="ticket-column checkout-ticket">
      <section className="ticket sum" aria-labelledby="sum-title">
        <div className="ticket-heading">
          <RegistrationMark />
          <h2 id="sum-title">{t('ticket')}</h2>
        </div>
        <ul className="ticket-lines">
          {stored.items.map((item) => (
            <TicketLine key={item.key} item={item} />
          ))}
        </ul>
        {quote && quote.invalid.length > 0 ? (
          <div className="note warn" role="alert">
            <p>{t('invalid')}</p>
            <ButtonLink look="ghost" size="sm" to={hrefs.cart()}>
              {t('chooseAgain')}
            </ButtonLink>
          </div>
        ) : null}
        <div className="sum-amounts" {...busy}>
          <TicketAmounts stored={stored} quote={quote} delivery={<DeliveryTerm stored={stored} plan={plan} />} />
        </div>
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
        <div className="sum-amounts" {...busy}>
          <TicketTotal stored={stored} quote={quote} />
        </div>
      </section>
    </aside>
  )
}

function TicketLine({ item }: { item: CartItemView }) {
  const t = useT('cart')
  const { name, picture, variant } = item.shown
  return (
    <li>
      {picture ? <Picture picture={picture} sizes="44px" alt="" /> : <span className="ticket-picture" />}
      <span>
        <UserText>{name}</UserText>
        <span className="quiet">
          {variant === null ? null : <bdi>{variant} · </bdi>}
          {t('pieces', { count: item.quantity })}
        </span>
      </span>
      <Money halalas={lineTotal(item)} />
    </li>
  )
}

/** Where the goods go, or that they are picked up. */
function DeliveryTerm({ stored, plan }: Pick<Props, 'stored' | 'plan'>) {
  const t = useT('cart')
  const tCheckout = useT('checkout')
  if (plan?.draft.fulfilment === 'PICKUP') return tCheckout('pickup')
  const place = plan?.address?.city.name ?? stored.place?.name
  return place === undefined ? t('delivery') : <Text area="cart" id="deliveryTo" fill={{ place: <bdi>{place}</bdi> }} />
}
