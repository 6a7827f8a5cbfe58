import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { nationalMobile } from '#domain/contact/phone.ts'
import type { PaymentLinkMethod } from '#domain/orders/payment-link.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { useRequest } from '#ui/form/use-request.ts'
import { plain } from '#ui/fetching/api-query.ts'
import { siteName } from '#ui/i18n/shop-brand.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { hasApplePay } from '../../shared/payment/apple-pay.ts'
import { makeReady } from '../../shared/payment/make-ready.ts'
import type { MakeReady } from '../../shared/payment/make-ready.ts'
import { unavailableTexts } from '../../shared/payment/unavailable.ts'
import type { Unavailable } from '../../shared/payment/unavailable.ts'
import { useCardForm } from '../../shared/payment/use-card-form.ts'
import { beginLinkPayment } from './begin-link-payment.ts'
import { paymentLinkQuery } from './payment-link.query.ts'
import type { LinkedOrder, PaymentLink } from './payment-link.query.ts'

type Options = {
  readonly token: string
  readonly link: PaymentLink
  readonly order: LinkedOrder
  readonly onBegun: () => void
}

export type LinkPaymentChoice = ReturnType<typeof useLinkPayment>

const REFUSED = { refused: 'cardRefused', away: 'gatewayAway' } as const

/**
 * Paying by a link: a card goes to the gateway from here, the shop is sent its token alone. The browser goes on to the bank or
 * the provider, and comes back to this page; a code and a transfer are asked for on it.
 */
export function useLinkPayment({ token, link, order, onBegun }: Options) {
  const t = useT('payment-result')
  const tPayment = useT('payment')
  const { now, language } = usePage()
  const card = useCardForm(riyadhDate(new Date(now)))
  const methods = link.methods.filter((each) => each !== 'APPLE_PAY' || hasApplePay())
  const unavailable = useUnavailable(token, methods)
  const [picked, setPicked] = useState<PaymentMethod>()
  const [mobile, setMobile] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState(link.declineCode === null ? undefined : t('link_declined'))
  const { isBusy, problem, run } = useRequest()
  const send = useSending(token, {
    onBegun,
    onRefused: () => setRefused(t('link_declined')),
    onUnavailable: () => setRefused(t('link_backInAMoment')),
  })
  const usable = methods.filter((each) => unavailable[each] === undefined)
  const method = usable.find((each) => each === picked) ?? usable[0] ?? null
  const number = nationalMobile(mobile)
  return {
    methods,
    unavailable,
    method,
    card,
    mobile,
    setMobile,
    isMobileWrong: isChecked && number === undefined,
    choose: (chosen: PaymentMethod) => {
      setRefused(undefined)
      setPicked(chosen)
    },
    isBusy,
    problem: problem ?? refused,
    pay: (): void => {
      setRefused(undefined)
      setChecked(true)
      if (method === null) return
      const ready = makeReady(method, {
        gateway: link.cardGateway,
        order: { total: order.total, label: siteName(language) },
        card,
        keepsCard: false,
        mobile: number,
        onRefused: (code) => setRefused(tPayment(REFUSED[code])),
      })
      if (ready) void run(() => send(method, ready))
    },
  }
}

type Outcomes = { readonly onBegun: () => void; readonly onRefused: () => void; readonly onUnavailable: () => void }

/** Sends what was made ready, again where no answer came. A wallet that waits for it hears whether the payment has begun. */
function useSending(token: string, { onBegun, onRefused, onUnavailable }: Outcomes) {
  const { api } = usePage()
  const client = useQueryClient()
  return async (method: PaymentLinkMethod, makeIt: MakeReady): Promise<void> => {
    const ready = await makeIt()
    if (!ready) return
    const { sourceToken } = ready
    const body = { paymentMethod: method, ...(sourceToken !== undefined && { sourceToken }) }
    let hasBegun = false
    try {
      const payment = await beginLinkPayment(api, token, body, { onUnavailable })
      hasBegun = payment.status !== 'FAILED'
      if (payment.redirectUrl !== null) return location.assign(payment.redirectUrl)
      if (hasBegun) onBegun()
      else onRefused()
    } finally {
      ready.onBegun?.(hasBegun)
      await client.invalidateQueries({ queryKey: plain(paymentLinkQuery(token)).queryKey })
    }
  }
}

/** What Tabby says of the order before it can be chosen. Until it has answered, and when it does not, it is offered. */
function useUnavailable(token: string, methods: readonly PaymentLinkMethod[]): Unavailable {
  const { api } = usePage()
  const t = useT('payment')
  const { data } = useQuery({
    queryKey: ['eligibility', token],
    queryFn: ({ signal }) => api.post(`/api/payment-links/${token}/eligibility`, {}, { signal }),
    enabled: methods.includes('TABBY'),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ? unavailableTexts(data.data.unavailable, t) : {}
}
