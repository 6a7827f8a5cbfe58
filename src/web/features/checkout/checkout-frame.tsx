import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Changed } from '../../shared/cart/apply-quote.ts'
import type { CheckoutStep } from '../../shared/cart/checkout-steps.ts'
import { cart } from '../../shared/cart/browser-cart.ts'
import { LineNotice } from '../../shared/cart/line-notice.tsx'
import { toastChanges } from '../../shared/cart/toast-changes.ts'
import { useQuote } from '../../shared/cart/use-quote.ts'
import type { CartQuote } from '../../shared/cart/use-quote.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePersisted } from '#ui/browser-storage/use-persisted.ts'
import { CheckoutTicket } from './checkout-ticket.tsx'
import { DoneSteps } from './done-steps.tsx'
import type { CheckoutPlan } from './use-checkout.ts'

type Props = {
  step: Exclude<CheckoutStep, 'cart'>
  /** Undefined for a visitor. */
  plan?: CheckoutPlan
  children: (answer: CartQuote) => ReactNode
}

/** What every step has around it: where one is, what is done, what has changed meanwhile, and what it comes to. */
export function CheckoutFrame({ step, plan, children }: Props) {
  const t = useT('checkout')
  const tCart = useT('cart')
  const stored = usePersisted(cart)
  const answer = useQuote((changed: Changed) => toastChanges(changed, tCart), plan?.delivery)
  return (
    <>
      <header className="cart-head">
        <StepTitle key={step} step={step} text={t(`title_${step}`)} />
      </header>
      <div className="checkout-page">
        <div className="checkout-done">
          <DoneSteps step={step} plan={plan} answer={answer} />
          {stored.notices.map((notice) => (
            <LineNotice key={notice.key + notice.kind} notice={notice} isNamed />
          ))}
        </div>
        {children(answer)}
        <CheckoutTicket stored={stored} plan={plan} answer={answer} />
      </div>
    </>
  )
}

/** Steps that were shown in this document; the first is not focused, as no page is. */
let isFirst = true

/** The heading of a step takes the focus when one has come to it. */
function StepTitle({ step, text }: { step: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
    isFirst = false
  }, [step])
  return (
    <h1 ref={heading} tabIndex={-1} id="checkout-step">
      {text}
    </h1>
  )
}
