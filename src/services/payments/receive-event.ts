import { isUuid } from '#domain/text/uuid.ts'
import type { Db } from '#db/connection.ts'
import { ok, type Result } from '#domain/result.ts'
import type { PaymentGateway, WebhookError, WebhookRequest } from '#integrations/payments/payment-gateway.ts'
import type { JobQueue } from '../queue/job-queue.ts'
import { findAttempt, findAttemptAt } from './attempt.repository.ts'
import { insertEvent } from './webhook.repository.ts'

/**
 * Takes what a gateway calls to say: forged events leave no trace, known ones change nothing, and of a new one only the
 * hint is stored that it should be looked up. What is true is asked of the gateway, by a job.
 */
export async function receiveEvent(
  { db, queue }: { readonly db: Db; readonly queue: JobQueue },
  gateway: PaymentGateway,
  request: WebhookRequest,
): Promise<Result<void, WebhookError>> {
  const challenge = gateway.challenges?.read(request)
  if (challenge) {
    // By a job: the code is sent once, and its sender wants the answer at once.
    await queue.enqueue(db, [{ name: 'webhooks.verify', data: { provider: gateway.provider, ...challenge } }])
    return ok(undefined)
  }
  const read = gateway.readEvent(request)
  if (!read.ok) return read
  const { eventId, type, gatewayId, attemptId } = read.value
  const attempt =
    (await findAttemptAt(db, gateway.provider, gatewayId)) ??
    (isUuid(attemptId) ? await findAttempt(db, attemptId) : undefined)
  await db.transaction().execute(async (tx) => {
    const event = { provider: gateway.provider, event_id: eventId, type, gateway_id: gatewayId }
    if (!(await insertEvent(tx, event)) || !attempt) return
    await queue.enqueue(tx, [{ name: 'payments.check', data: { attemptId: attempt.id } }])
  })
  return ok(undefined)
}
