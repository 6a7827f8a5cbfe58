import { useQuery } from '@tanstack/react-query'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { paymentMethod } from '../../../shared/payment/pending-payment.ts'
import { unavailableTexts } from '../../../shared/payment/unavailable.ts'
import type { Unavailable } from '../../../shared/payment/unavailable.ts'
import type { SavedCard } from '../../../shared/payment/payment.queries.ts'
import { offeredTo } from './offered-methods.ts'
import type { Methods } from './offered-methods.ts'
import type { CheckoutPlan } from '../use-checkout.ts'

/** What this customer can choose from for a total, and what is chosen. */
export function useOffered(plan: CheckoutPlan, methods: Methods, total: number, cards: readonly SavedCard[]) {
  const offered = offeredTo(methods, total, cards)
  const unavailable = useUnavailable(plan, total, offered)
  const preferred = plan.draft.method ?? paymentMethod.get() ?? (cards.length > 0 ? 'SAVED_CARD' : null)
  const method = offered.find((each) => each === preferred && unavailable[each] === undefined) ?? null
  return { offered, unavailable, method }
}

/**
 * What Tabby says of this customer and total before it can be chosen. Until it has answered, and when it does not, it is
 * offered; it decides once more when the order is placed.
 */
function useUnavailable({ contact }: CheckoutPlan, total: number, offered: readonly PaymentMethod[]): Unavailable {
  const { api } = usePage()
  const t = useT('payment')
  const { phone, email } = contact
  const { data } = useQuery({
    queryKey: ['eligibility', total, phone, email],
    queryFn: ({ signal }) => api.post('/api/payments/eligibility', { total, contact: { phone, email } }, { signal }),
    enabled: total > 0 && offered.includes('TABBY'),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ? unavailableTexts(data.data.unavailable, t) : {}
}
