import type { ApiClient, JsonBodyOf } from '#contract/api-client.ts'
import { sureAnswer } from '../../shared/payment/sure-answer.ts'
import type { Sending } from '../../shared/payment/sure-answer.ts'

type LinkPaying = JsonBodyOf<'/api/payment-links/{token}', 'post'>

/** Begins to pay by a link, once: the call is repeated under its name when no answer came. */
export async function beginLinkPayment(api: ApiClient, token: string, paying: LinkPaying, sending?: Sending) {
  const { data } = await sureAnswer(
    (idempotencyKey) => api.post(`/api/payment-links/${token}`, paying, { idempotencyKey }),
    sending,
  )
  return data
}
