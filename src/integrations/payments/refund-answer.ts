import type { Result } from '#domain/result.ts'
import { isShopRefused } from './gateway-refusal.ts'
import type { GatewayAnswer, GatewayFailure } from './gateway-request.ts'
import type { RefundAnswer } from './payment-gateway.ts'

/** What an answer to "give this back" means: done, refused for good, certainly not done, or unknown. */
export function refundAnswer(answer: Result<GatewayAnswer, GatewayFailure>): RefundAnswer {
  if (!answer.ok) {
    const { code, reason } = answer.error
    return code === 'gateway/never-reached' ? { state: 'NOT_DONE' } : { state: 'UNKNOWN', reason }
  }
  const { status, body } = answer.value
  if (status >= 200 && status < 300) {
    return typeof body === 'object' && body !== null ? { state: 'DONE' } : { state: 'UNKNOWN', reason: 'no JSON' }
  }
  // Of a shop whose key is refused nothing was done; it is asked again when the key is right.
  // 409: another refund of the payment is open, or it is disputed (Tabby); that ends by itself.
  if (status === 429 || status === 409 || isShopRefused(answer)) return { state: 'NOT_DONE' }
  return { state: status >= 400 && status < 500 ? 'DECLINED' : 'UNKNOWN', reason: `HTTP ${status}` }
}
