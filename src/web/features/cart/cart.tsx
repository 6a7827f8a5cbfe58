import './cart.css'
import { lineTotal } from '#domain/cart/item-price.ts'
import { cart } from '../../shared/cart/browser-cart.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePersisted } from '#ui/browser-storage/use-persisted.ts'
import { useLeftPayment } from '../../shared/payment/use-left-payment.ts'
import { hrefs } from '../../site-map.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Money } from '#ui/text/money.tsx'
import { CartLine } from './cart-line.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import { LineNotice } from '../../shared/cart/line-notice.tsx'
import { OrderTicket } from './order-ticket.tsx'
import SavedLines from './saved-lines.tsx'
import { TypedSizesProvider } from './typed-sizes.tsx'
import { toastChanges } from '../../shared/cart/toast-changes.ts'
import { useQuote } from '../../shared/cart/use-quote.ts'
import type { CartQuote } from '../../shared/cart/use-quote.ts'

/** The cart of this browser, and what it comes to. */
export default function Cart() {
  const t = useT('cart')
  const stored = usePersisted(cart)
  useLeftPayment()
  const answer = useQuote((changed) => toastChanges(changed, t))
  const isEmpty = stored.items.length === 0
  return (
    <TypedSizesProvider>
      <header className="cart-head">
        <h1 id="cart-title" tabIndex={-1}>
          {t('title')}
        </h1>
        {isEmpty ? null : (
          <p className="quiet">
            <Summary count={stored.items.length} answer={answer} />
          </p>
        )}
      </header>
      <Gone />
      {isEmpty ? <EmptyCart /> : <FullCart answer={answer} />}
      <SavedLines saved={stored.saved} />
      {isEmpty ? null : <CartBar answer={answer} />}
    </TypedSizesProvider>
  )
}

function Summary({ count, answer: { quote } }: { count: number; answer: CartQuote }) {
  const t = useT('cart')
  const day = quote?.readyBy?.[quote.urgent ? 'urgent' : 'standard']
  return day === undefined ? (
    t('count', { count })
  ) : (
    <Text area="cart" id="countReady" count={count} fill={{ date: <DateText day={day} /> }} />
  )
}

/** What was taken out of the cart, until it has been seen. */
function Gone() {
  const { items, notices } = usePersisted(cart)
  const gone = notices.filter(({ key }) => !items.some((item) => item.key === key))
  return gone.map((notice) => <LineNotice key={notice.key + notice.kind} notice={notice} />)
}

function FullCart({ answer }: { answer: CartQuote }) {
  const t = useT('cart')
  const stored = usePersisted(cart)
  return (
    <div className="cart-page">
      <div>
        <ul className="lines">
          {stored.items.map((item) => (
            <CartLine
              key={item.key}
              item={item}
              notices={stored.notices.filter(({ key }) => key === item.key)}
              quote={answer.quote}
            />
          ))}
        </ul>
        <div className="line-foot">
          <ButtonLink look="ghost" to={hrefs.home()}>
            <Icon name="arrow" className="back" />
            {t('keepShopping')}
          </ButtonLink>
        </div>
      </div>
      <OrderTicket stored={stored} answer={answer} />
    </div>
  )
}

function EmptyCart() {
  const t = useT('cart')
  return (
    <EmptyState drawing="bag" title={t('emptyTitle')} text={t('emptyText')}>
      <ButtonLink to={hrefs.home()}>{t('browse')}</ButtonLink>
      <ButtonLink look="outline" to={hrefs.wishlist()}>
        {t('toWishlist')}
      </ButtonLink>
    </EmptyState>
  )
}

/** On phones: the total at the lower edge of the screen, with the way on. */
function CartBar({ answer }: { answer: CartQuote }) {
  const t = useT('cart')
  const stored = usePersisted(cart)
  const total = answer.quote?.totals.total ?? stored.items.reduce((sum, item) => sum + lineTotal(item), 0)
  return (
    <div className="buybar">
      <span>
        <small>{t('total')}</small>
        <b>
          <Money halalas={total} />
        </b>
      </span>
      <CheckoutLink answer={answer} />
    </div>
  )
}
