import type { AnswerOf } from '#contract/api-client.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { outsideLimits } from '#domain/payments/payment-method.ts'
import { apiQuery, useFetched } from '#ui/fetching/api-query.ts'

type Methods = AnswerOf<'/api/payments/methods'>['data']['methods']

/** Why an order cannot be paid by transfer; of a total that is too low or too high, from or up to which one it can. */
export type TransferRefusal =
  | { readonly reason: 'NOT_SET_UP' }
  | { readonly reason: 'TOO_LOW' | 'TOO_HIGH'; readonly limit: Halalas }

/** Why a total cannot be paid by transfer, by the ways to pay that the shop offers; undefined when it can. */
export function transferRefusal(methods: Methods, total: Halalas): TransferRefusal | undefined {
  const transfer = methods.find(({ method }) => method === 'BANK_TRANSFER')
  if (!transfer) return { reason: 'NOT_SET_UP' }
  const { limits } = transfer
  const reason = outsideLimits(total, limits)
  return reason && { reason, limit: reason === 'TOO_LOW' ? limits.least : limits.most }
}

/** Why the order that is written down cannot be paid by transfer; the server decides while that is not known. */
export function useTransferRefusal(total: Halalas): TransferRefusal | undefined {
  const offered = useFetched(apiQuery('/api/payments/methods', { tags: [] }))?.data
  return offered && transferRefusal(offered.methods, total)
}
