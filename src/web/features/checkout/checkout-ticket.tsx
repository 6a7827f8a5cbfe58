import { lineTotal } from '#domain/cart/item-price.ts'
import type { BrowserCart, CartItemView } from '../../shared/cart/browser-cart.ts'
import { TicketAmounts } from '../../shared/cart/ticket-amounts.tsx'
import { TicketSum } from '../../shared/cart/ticket-sum.tsx'
import type { CartQuote } from '../../shared/cart/use-quote.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { ButtonLink } from '#ui/button.tsx'
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
  const { quote, isCurrent, hasFailed } = answer
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
        <div className="sum-amounts" {...(!isCurrent && !hasFailed && { 'aria-busy': true })}>
          <TicketAmounts stored={stored} quote={quote} delivery={<DeliveryTerm stored={stored} plan={plan} />} />
        </div>
        <TicketSum stored={stored} answer={answer} />
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
