import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PaymentLinkMethod } from '#domain/orders/payment-link.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { useRequest } from '#ui/form/use-request.ts'
import { plain } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { createCardToken } from '../../shared/payment/card-gateway.ts'
import { useCardForm } from '../../shared/payment/use-card-form.ts'
import { paymentLinkQuery } from './payment-link.query.ts'
import type { PaymentLink } from './payment-link.query.ts'

/**
 * Paying by a link: a card goes to the gateway from here, the shop is sent its token alone. The browser goes on to the bank or
 * the provider, and comes back to this page.
 */
export function useLinkPayment(token: string, link: PaymentLink) {
  const t = useT('payment-result')
  const payment = useT('payment')
  const { api, now } = usePage()
  const client = useQueryClient()
  const card = useCardForm(riyadhDate(new Date(now)))
  const [method, setMethod] = useState<PaymentLinkMethod | null>(link.methods[0] ?? null)
  const [refused, setRefused] = useState(link.declineCode === null ? undefined : t('link_declined'))
  const { isBusy, problem, run } = useRequest()

  /** The token of the card; undefined when it is wrong or the gateway did not take it, which is said then. */
  const cardToken = async (): Promise<string | undefined> => {
    const typed = card.check()
    if (!typed || !link.cardGateway) return undefined
    const made = await createCardToken(link.cardGateway, typed)
    if (made.ok) return made.value
    setRefused(payment(made.error.code === 'refused' ? 'cardRefused' : 'gatewayAway'))
    return undefined
  }

  const send = async (idempotencyKey: string): Promise<void> => {
    if (method === null) return
    const sourceToken = method === 'CARD' ? await cardToken() : undefined
    if (method === 'CARD' && sourceToken === undefined) return
    const body = { paymentMethod: method, ...(sourceToken !== undefined && { sourceToken }) }
    try {
      const { data } = await api.post(`/api/payment-links/${token}`, body, { idempotencyKey })
      if (data.redirectUrl !== null) return location.assign(data.redirectUrl)
      if (data.status === 'FAILED') setRefused(t('link_declined'))
    } finally {
      await client.invalidateQueries({ queryKey: plain(paymentLinkQuery(token)).queryKey })
    }
  }
  return {
    card,
    method,
    choose: (chosen: PaymentLinkMethod) => {
      setRefused(undefined)
      setMethod(chosen)
    },
    isBusy,
    problem: problem ?? refused,
    pay: (): void => {
      setRefused(undefined)
      void run(() => send(crypto.randomUUID()))
    },
  }
}
