import { isSameSecret } from '#integrations/payments/same-secret.ts'
import type { Db } from '#db/connection.ts'
import { ok, type Result } from '#domain/result.ts'
import { readStatuses } from '#integrations/messages/whatsapp-webhook.ts'
import type { WebhookError, WhatsAppStatus } from '#integrations/messages/whatsapp-webhook.ts'
import { reportWhatsApp } from '../reported-carriers.ts'
import type { CarrierLogger } from '../reported-carriers.ts'
import type { JobQueue } from '../../queue/job-queue.ts'
import { leaveToText, markArrived } from './whatsapp.repository.ts'

export interface WhatsAppReportParts {
  readonly db: Db
  readonly queue: JobQueue
  readonly logger: CarrierLogger
  readonly appSecret: string
  readonly verifyToken: string
  readonly phoneNumberId: string
}

/** What WhatsApp calls. */
export interface WhatsAppReports {
  /** Answers the challenge of a call that verifies this address; undefined for one with another token. */
  readonly verify: (query: Readonly<Record<string, unknown>>) => string | undefined
  /** Takes what is reported of messages; `body` as it was sent, for its signature. */
  readonly receive: (body: Buffer, signature: unknown) => Promise<Result<void, WebhookError>>
}

/** Ids of the outbox, as they are given to WhatsApp. */
const OUR_ID = /^[1-9]\d{0,14}$/

/** Takes the reports of WhatsApp: what did not arrive leaves as a text message, in the transaction that notes it. */
export function createWhatsAppReports(parts: WhatsAppReportParts): WhatsAppReports {
  const { appSecret, phoneNumberId, verifyToken } = parts
  return {
    verify: (query) => {
      const { 'hub.mode': mode, 'hub.challenge': challenge, 'hub.verify_token': token } = query
      const isOurs = mode === 'subscribe' && isSameSecret(token, verifyToken)
      return isOurs && typeof challenge === 'string' && /^[\w-]{1,200}$/.test(challenge) ? challenge : undefined
    },
    receive: async (body, signature) => {
      const statuses = readStatuses(body, signature, { appSecret, phoneNumberId })
      if (!statuses.ok) return statuses
      for (const status of statuses.value) if (OUR_ID.test(status.id)) await take(parts, status)
      return ok(undefined)
    },
  }
}

async function take({ db, queue, logger }: WhatsAppReportParts, report: WhatsAppStatus): Promise<void> {
  const reported = { id: Number(report.id), carrierId: report.carrierId }
  if (report.status === 'delivered') return markArrived(db, reported)
  const { error } = report
  const isLeft = await db.transaction().execute(async (tx) => {
    if (!(await leaveToText(tx, reported, error.reason))) return false
    await queue.enqueue(tx, [{ name: 'mail.send', data: { messageId: reported.id } }])
    return true
  })
  if (isLeft) reportWhatsApp(logger, error)
}
