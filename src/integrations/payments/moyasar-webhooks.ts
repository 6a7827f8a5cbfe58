import { z } from 'zod'
import { err, ok, type Result } from '#domain/result.ts'
import { isShopRefused } from './gateway-refusal.ts'
import type { GatewayAnswer, GatewayFailure } from './gateway-request.ts'
import type {
  ChallengeAnswer,
  GatewayEvent,
  WebhookChallenge,
  WebhookError,
  WebhookRequest,
} from './payment-gateway.ts'
import { isSameSecret } from './same-secret.ts'

/** What Moyasar calls to say. It signs nothing: the secret is in the body. */

const MoyasarEvent = z.looseObject({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(60),
  data: z.looseObject({ id: z.string().min(1).max(100) }),
})

const Verification = z.looseObject({
  type: z.literal('webhook_verification'),
  data: z.looseObject({
    webhook_id: z.string().regex(/^[\w-]{1,100}$/),
    verification_code: z.string().regex(/^\d{4,10}$/),
  }),
})

const isFromMoyasar = (body: unknown, secret: string): boolean =>
  isSameSecret(z.looseObject({ secret_token: z.unknown() }).safeParse(body).data?.secret_token, secret)

/** An event about a payment. What it says is looked up. */
export function readMoyasarEvent({ body }: WebhookRequest, secret: string): Result<GatewayEvent, WebhookError> {
  if (!isFromMoyasar(body, secret)) return err({ code: 'webhook/forged' })
  const event = MoyasarEvent.safeParse(body)
  if (!event.success) return err({ code: 'webhook/unreadable' })
  return ok({ eventId: event.data.id, type: event.data.type, gatewayId: event.data.data.id, attemptId: null })
}

/** The code of a webhook that was just registered; it is sent once, and no event follows until it is sent back. */
export function readMoyasarChallenge({ body }: WebhookRequest, secret: string): WebhookChallenge | undefined {
  const requested = isFromMoyasar(body, secret) ? Verification.safeParse(body).data : undefined
  return requested && { webhookId: requested.data.webhook_id, code: requested.data.verification_code }
}

/** What an answer to `POST /webhooks/:id/verify` means. */
export function answerMoyasarChallenge(answer: Result<GatewayAnswer, GatewayFailure>): ChallengeAnswer {
  if (!answer.ok || answer.value.status === 429 || answer.value.status >= 500 || isShopRefused(answer)) return 'AWAY'
  return answer.value.status < 300 ? 'ACCEPTED' : 'REFUSED'
}
