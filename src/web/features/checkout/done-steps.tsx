import type { ReactNode } from 'react'
import { CHECKOUT_STEPS } from '../../shared/cart/checkout-steps.ts'
import type { CheckoutStep } from '../../shared/cart/checkout-steps.ts'
import { useCartCount } from '../../shared/cart/browser-cart.ts'
import type { CartQuote } from '../../shared/cart/use-quote.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { hrefs } from '../../site-map.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Money } from '#ui/text/money.tsx'
import { AddressName } from './address-name.tsx'
import { displayPhone } from './contact.ts'
import type { CheckoutPlan } from './use-checkout.ts'

/** Ends a line rather than begin the next. */
const DOT = '\u00A0· '

type Props = { step: CheckoutStep; plan: CheckoutPlan | undefined; answer: CartQuote }

/** The steps that are done, each in one line, with the way back to it (S297). */
export function DoneSteps({ step, plan, answer }: Props) {
  const t = useT('cart')
  const tCheckout = useT('checkout')
  const texts: Partial<Record<CheckoutStep, ReactNode>> = {
    cart: <CartText answer={answer} />,
    ...(plan && { details: <DetailsText plan={plan} />, delivery: <DeliveryText plan={plan} answer={answer} /> }),
  }
  return (
    <ul className="done">
      {CHECKOUT_STEPS.slice(0, CHECKOUT_STEPS.indexOf(step)).map((each) => (
        <li key={each}>
          <Icon name="check" />
          <span>
            <b>{t(`step_${each}`)}</b> <span className="quiet">{texts[each]}</span>
          </span>
          <Link
            className="btn link sm"
            to={each === 'cart' ? hrefs.cart() : hrefs.cart({ step: each })}
            aria-label={tCheckout('editStep', { step: t(`step_${each}`) })}
          >
            {tCheckout('edit')}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function CartText({ answer: { quote } }: { answer: CartQuote }) {
  const t = useT('cart')
  const count = useCartCount()
  return (
    <>
      {t('count', { count })}
      {quote ? (
        <>
          {DOT}
          <Money halalas={quote.totals.subtotal} />
        </>
      ) : null}
    </>
  )
}

function DetailsText({ plan: { contact, address, draft } }: { plan: CheckoutPlan }) {
  const t = useT('checkout')
  return (
    <>
      <bdi>
        {contact.firstName} {contact.lastName}
      </bdi>
      {DOT}
      <Ltr>{displayPhone(contact)}</Ltr>
      {DOT}
      {draft.fulfilment === 'PICKUP' ? t('pickup') : address ? <AddressName address={address} /> : null}
    </>
  )
}

function DeliveryText({ plan, answer: { quote } }: { plan: CheckoutPlan; answer: CartQuote }) {
  const t = useT('checkout')
  const day = quote?.readyBy?.[quote.urgent ? 'urgent' : 'standard']
  const how = t(quote?.urgent ? 'urgent' : 'standard')
  return (
    <>
      {plan.draft.fulfilment === 'PICKUP' ? `${t('pickup')}${DOT}` : null}
      {day === undefined ? how : <Text area="checkout" id="readyHow" fill={{ how, date: <DateText day={day} /> }} />}
    </>
  )
}
