import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { plain } from '#ui/fetching/api-query.ts'
import { usePage } from '#ui/page-context.tsx'
import type { CartQuote } from '../../../shared/cart/use-quote.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { payAtGateway } from '../../../shared/payment/card-gateway.ts'
import type { SecretPart } from '../../../shared/payment/card-gateway.ts'
import type { Ready } from '../../../shared/payment/paying.ts'
import { cardsQuery } from '../../../shared/payment/payment.queries.ts'
import { notePayment } from '../../../shared/payment/pending-payment.ts'
import type { Payment } from '../../../shared/orders/order.queries.ts'
import { useNavigate } from '#ui/router/router.tsx'
import { hrefs } from '../../../site-map.ts'
import { oneAtATime } from '#ui/one-at-a-time.ts'
import { refusalOf } from '#ui/form/refusal.ts'
import { refusalText } from '#ui/form/refusal-text.ts'
import { beginPayment } from './begin-payment.ts'
import type { Begun } from './begin-payment.ts'
import { orderContents } from '../order-contents.ts'
import { refusedHere } from './refused-here.ts'
import type { RefusalKey } from './refused-here.ts'
import type { CheckoutPlan } from '../use-checkout.ts'

/**
 * Paying: the order is made, then the browser goes on to wherever the money is taken, or to the page that says how it
 * ended. Pressed twice it is done once. `problem` is a sentence about what the customer can mend.
 */
export function usePaying(plan: CheckoutPlan, answer: CartQuote) {
  const t = useT('payment')
  const tForm = useT('form')
  const { api } = usePage()
  const { goOn, look } = useGoingOn()
  const checkCard = useCardCheck()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // What the customer had agreed to, when the shop would charge something else.
  const [agreed, setAgreed] = useState<number>()
  const isUnderWay = useRef(false)
  useAwake(() => setBusy(false))

  const run = async ({ secret, onBegun, ...paying }: Ready): Promise<boolean> => {
    const { quote } = answer
    if (!quote) return false
    const begun = await withWalletNotified(
      beginPayment(api, orderContents(plan, quote), paying, () => setProblem(t('backInAMoment'))),
      onBegun,
    )
    setProblem(undefined)
    if (begun.kind === 'changed') {
      setAgreed(quote.totals.total)
      answer.refetch()
      return false
    }
    const outcome = begun.kind === 'begun' ? await goOn(begun.payment, secret) : look(begun.paymentId)
    if (outcome === 'cardRefused' && paying.cardId !== undefined) await checkCard(paying.cardId)
    setProblem(outcome && t(outcome))
    return outcome === undefined
  }

  /** Whether a payment has begun; the button stays busy then until the page is gone. */
  const pay = async (ready: () => Promise<Ready | undefined>): Promise<void> => {
    setProblem(undefined)
    setAgreed(undefined)
    setBusy(true)
    let isLeaving = false
    try {
      const chosen = await ready()
      isLeaving = chosen !== undefined && (await run(chosen))
    } catch (failure) {
      setProblem(refusalText(refusalOf(failure), tForm))
      answer.refetch()
    }
    if (!isLeaving) setBusy(false)
  }

  return {
    isBusy,
    problem,
    setProblem,
    agreed,
    dismiss: () => setAgreed(undefined),
    pay: (ready: () => Promise<Ready | undefined>): void => void oneAtATime(isUnderWay, pay)(ready),
  }
}

/** What has begun, once the waiting wallet has its answer. */
async function withWalletNotified(beginning: Promise<Begun>, onBegun: Ready['onBegun']): Promise<Begun> {
  let hasBegun = false
  try {
    const begun = await beginning
    hasBegun = begun.kind === 'under-way' || (begun.kind === 'begun' && begun.payment.status !== 'FAILED')
    return begun
  } finally {
    onBegun?.(hasBegun)
  }
}

/** A page that comes back from the browser's own cache is not on its way any more. */
function useAwake(wake: () => void): void {
  const latest = useRef(wake)
  useEffect(() => {
    latest.current = wake
  })
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && latest.current()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
}

/** Has the shop ask the gateway about a saved card that was refused: one that cannot pay any more is shown as such. */
function useCardCheck(): (id: string) => Promise<void> {
  const { api } = usePage()
  const client = useQueryClient()
  return async (id) => {
    try {
      await api.post(`/api/credit-cards/${id}/check`, {})
      await client.invalidateQueries(plain(cardsQuery))
    } catch (failure) {
      // The message stays true: nothing was charged.
      reportError(failure)
    }
  }
}

/** Leads on from a payment: to the bank, the provider, or the page of its outcome. Answers why it leads nowhere. */
function useGoingOn() {
  const { api } = usePage()
  const navigate = useNavigate()
  const look = (paymentId: string): undefined => {
    navigate(hrefs.payment('success', { paymentId }))
  }
  const leave = (url: string): undefined => {
    location.assign(url)
  }
  const goOn = async (payment: Payment, secret: SecretPart = { cvc: '' }): Promise<RefusalKey | undefined> => {
    notePayment(payment)
    const { paymentId, status, redirectUrl, clientAction } = payment
    if (clientAction?.type === 'GATEWAY_FORM') {
      const page = await payAtGateway(clientAction, secret)
      if (!page.ok) return page.error.code === 'refused' ? 'cardRefused' : 'gatewayAway'
      if (page.value === null) return look(paymentId)
      // The shop sees for itself that the bank is asked; without an answer it only sees less.
      await api.get(`/api/payments/${paymentId}`).catch(() => undefined)
      return leave(page.value)
    }
    if (redirectUrl !== null) return leave(redirectUrl)
    if (status !== 'FAILED') return look(paymentId)
    return refusedHere(payment) ?? look(paymentId)
  }
  return { goOn, look }
}
