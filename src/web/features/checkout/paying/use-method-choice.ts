import { useState } from 'react'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { nationalMobile } from '#domain/contact/phone.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { useFetched } from '#ui/fetching/api-query.ts'
import { usePage } from '#ui/page-context.tsx'
import { siteName } from '#ui/i18n/shop-brand.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { cardsQuery } from '../../../shared/payment/payment.queries.ts'
import type { SavedCard } from '../../../shared/payment/payment.queries.ts'
import { makeReady } from '../../../shared/payment/make-ready.ts'
import type { MakeReady } from '../../../shared/payment/make-ready.ts'
import { useCardForm } from '../../../shared/payment/use-card-form.ts'
import { decide } from '../checkout-draft.ts'
import { methodForNothing } from './offered-methods.ts'
import type { Methods } from './offered-methods.ts'
import type { CheckoutPlan } from '../use-checkout.ts'
import { useSavedCard } from './use-saved-card.ts'
import { useOffered } from './use-offered.ts'

export type MethodChoice = ReturnType<typeof useMethodChoice>

const NO_CARDS: readonly SavedCard[] = []

/** The way to pay that the customer chooses, and what it needs: a card, a code, a number. */
export function useMethodChoice(plan: CheckoutPlan, methods: Methods, total: number) {
  const t = useT('payment')
  const tForm = useT('form')
  const { now, language } = usePage()
  const today = riyadhDate(new Date(now))
  const cards = useFetched(cardsQuery)?.data ?? NO_CARDS
  const card = useCardForm(today)
  const saved = useSavedCard(cards, today)
  const [keepsCard, setKeepsCard] = useState(false)
  const [mobile, setMobile] = useState(plan.contact.phone)
  const [isMissing, setMissing] = useState(false)
  const [gatewayProblem, setGatewayProblem] = useState<string>()
  const { offered, unavailable, method } = useOffered(plan, methods, total, cards)
  const gateway = methods.cardGateway
  const number = nationalMobile(mobile)

  const refuse = (code: keyof typeof REFUSED): void => setGatewayProblem(t(REFUSED[code]))
  /**
   * What makes the chosen way ready; undefined when something is missing, which is marked then. A wallet's sheet opens
   * at once, so only when nothing else is missing (`mayOpen`).
   */
  const check = (mayOpen: boolean): MakeReady | undefined => {
    setGatewayProblem(undefined)
    setMissing(method === null)
    if (total === 0) return async () => ({ paymentMethod: methodForNothing(methods) })
    if (method === null) document.querySelector<HTMLElement>('input[name="method"]')?.focus()
    if (method === null) return undefined
    if (method === 'SAVED_CARD') return saved.check()
    if (method === 'APPLE_PAY' && !mayOpen) return undefined
    const order = { total, label: siteName(language) }
    return makeReady(method, { gateway, order, card, keepsCard, mobile: number, onRefused: refuse })
  }

  return {
    offered,
    unavailable,
    method,
    problem: isMissing && method === null ? tForm('payment_method_required') : undefined,
    /** The gateway did not take the card. */
    gatewayProblem,
    choose: (next: PaymentMethod) => {
      setGatewayProblem(undefined)
      decide(plan.customer.id, { method: next })
    },
    check,
    card,
    cards,
    saved,
    today,
    keepsCard,
    setKeepsCard,
    mobile,
    setMobile,
    isMobileWrong: number === undefined,
  }
}

const REFUSED = { refused: 'cardRefused', away: 'gatewayAway' } as const
