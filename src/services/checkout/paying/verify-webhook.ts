import type { WebhookCode } from '../../queue/job-queue.ts'
import type { CollectParts } from './collect.ts'
import { gatewayOf } from '../../payments/gateways.ts'

/** Sends a gateway the code back that it has sent. Throws while it does not answer, so that the queue tries again. */
export async function verifyWebhook(
  { gateways, alert }: Pick<CollectParts, 'gateways' | 'alert'>,
  { provider, ...challenge }: WebhookCode,
): Promise<void> {
  const answer = await gatewayOf(gateways, provider)?.challenges?.answer(challenge)
  if (answer === 'AWAY') throw new Error('the gateway did not take the code of its webhook')
  if (answer === 'REFUSED') {
    alert('a gateway refused the code of its webhook: run "npm run shop -- gateways webhooks"', {
      provider,
      webhookId: challenge.webhookId,
    })
  }
}
