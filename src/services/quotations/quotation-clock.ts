import type { Db } from '#db/connection.ts'
import { addDays } from '#domain/calendar/iso-date.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { REMINDED_DAYS } from '#domain/quotations/quotation.ts'
import type { Alert } from '../alert.ts'
import { postMessages } from '../messages/outbox.ts'
import { quotationMessages } from '../messages/templates/quotation-message.ts'
import type { JobQueue } from '../queue/job-queue.ts'
import { sweepEach, sweepSteps } from '../sweep-each.ts'
import {
  claimReminder,
  expireQuotations,
  findEnding,
  findQuotation,
  insertQuotationLink,
} from './quotation.repository.ts'
import { quotationLink } from './quotation-link.ts'

export interface QuotationClockParts {
  readonly db: Db
  readonly queue: JobQueue
  readonly publicUrl: string
  readonly alert: Alert
  readonly now: () => Date
}

/** Quotations that are reminded of at once. */
const BATCH = 100

/** What the clock does to quotations: those whose last day is over expire, and customers are reminded of those about to. */
export async function turnQuotationClock(parts: QuotationClockParts): Promise<number> {
  const { db, now, alert } = parts
  const today = riyadhDate(now())
  let reminded = 0
  const steps = {
    expiry: () => expireQuotations(db, today),
    reminders: async () => {
      const ending = await findEnding(db, addDays(today, REMINDED_DAYS), BATCH)
      reminded = await sweepEach(ending, { sweep: 'quotations.remind', alert }, (id) => remind(parts, id))
    },
  }
  await sweepSteps(steps, { sweep: 'quotations.sweep', alert })
  return reminded
}

/** Reminds of one version, by a link of its own. */
const remind = ({ db, queue, publicUrl }: QuotationClockParts, id: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const quotation = (await claimReminder(tx, id)) ? await findQuotation(tx, id) : undefined
    if (!quotation) return false
    const { language, reference, total, words } = quotation
    await postMessages(
      tx,
      queue,
      quotationMessages('quotation-ending', {
        id,
        reference,
        language,
        total,
        words,
        email: quotation.contact_email,
        phone: quotation.contact_phone,
        validUntil: quotation.valid_until,
        href: quotationLink(publicUrl, language, await insertQuotationLink(tx, id)),
      }),
    )
    return true
  })
