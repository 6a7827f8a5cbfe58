import type { AttemptRow } from '../../payments/attempt.repository.ts'
import { countUnknown, findNewestAttempt, findUnsettled } from '../../payments/attempt.repository.ts'
import { check, refreshAttempt } from './collect.ts'
import type { CollectParts } from './collect.ts'
import type { SavedCards } from '../../payments/saved-cards.service.ts'
import { deleteOldRefusals } from '../../payments/gateway-refusal.repository.ts'
import { captureShipped } from '../../payments/capture-shipped.ts'
import { resumeRefunds, sendRefund } from '../../payments/send-refund.ts'
import type { RefundParts } from '../../payments/send-refund.ts'
import type { WebhookCode } from '../../queue/job-queue.ts'
import { sweepEach, sweepSteps } from '../../sweep-each.ts'
import { verifyWebhook } from './verify-webhook.ts'
import { deleteOldEvents } from '../../payments/webhook.repository.ts'

export type PaymentJobs = ReturnType<typeof createPaymentJobs>

/** Longer than any gateway repeats an event. */
export const PAYMENT_EVENT_RETENTION_DAYS = 30
const BATCH = 200
const REFUSAL_RETENTION_DAYS = 90

export type PaymentJobParts = CollectParts & RefundParts & { readonly cards: Pick<SavedCards, 'keepPaid' | 'checkOld'> }

/** What jobs do about payments. */
export const createPaymentJobs = (parts: PaymentJobParts) => ({
  /** Finds the outcome of an attempt. */
  check: (attemptId: string): Promise<void> => check(parts, attemptId, 1),
  sendRefund: (refundId: string): Promise<void> => sendRefund(parts, refundId),
  verifyWebhook: (sent: WebhookCode): Promise<void> => verifyWebhook(parts, sent),

  /** Finds every outcome that is overdue. */
  lookForOutcomes: async (): Promise<void> => {
    const unsettled = await findUnsettled(parts.db, 30, BATCH)
    await sweepEach(unsettled, { sweep: 'payments.check', alert: parts.alert }, (id) => check(parts, id))
  },

  /** The newest attempt of an order, after a look. */
  refreshNewest: async (orderId: string): Promise<AttemptRow | undefined> => {
    const newest = await findNewestAttempt(parts.db, orderId)
    return newest && refreshAttempt(parts, newest.id, 0)
  },

  /** Continues what was left: refunds, captures, cards to be saved, old events. */
  resume: (): Promise<void> => {
    const steps = {
      refunds: () => resumeRefunds(parts),
      captures: () => captureShipped(parts),
      paidCards: () => parts.cards.keepPaid(),
      oldCards: () => parts.cards.checkOld(),
      oldEvents: () => deleteOldEvents(parts.db, PAYMENT_EVENT_RETENTION_DAYS),
      oldRefusals: () => deleteOldRefusals(parts.db, REFUSAL_RETENTION_DAYS),
    }
    return sweepSteps(steps, { sweep: 'payments', alert: parts.alert })
  },
  countUnknown: (minutes: number): Promise<number> => countUnknown(parts.db, minutes),
})
