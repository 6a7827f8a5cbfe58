import type { Db } from '#db/connection.ts'
import type { InvoiceReporter } from '#integrations/tax-authority/invoice-reporter.ts'
import { claimForReport, releaseLostReports, settleReport } from './invoice.repository.ts'

export interface ReportOptions {
  readonly db: Db
  readonly reporter: InvoiceReporter
  readonly now: Date
  readonly signal: AbortSignal
}

/** How many documents were reported and refused, and whether the authority could not be reached. */
export type ReportSummary = { readonly reported: number; readonly rejected: number; readonly isInterrupted: boolean }

/** A claim older than this belongs to a process that died; a report takes 20 s at most. */
const CLAIM_MS = 5 * 60_000

/**
 * Reports what was issued since, oldest first and one after the other, as the chain wants it. Stops when the authority
 * does not answer; the next turn goes on there. One that was refused is noted and does not hold up the others.
 */
export async function reportInvoices({ db, reporter, now, signal }: ReportOptions): Promise<ReportSummary> {
  await releaseLostReports(db, new Date(now.getTime() - CLAIM_MS))
  let [reported, rejected] = [0, 0]
  while (!signal.aborted) {
    const claimed = await claimForReport(db)
    if (!claimed) return { reported, rejected, isInterrupted: false }
    const { counter, id, hash, xml } = claimed
    const { status, answer } = await reporter.report({ uuid: id, hash, xml })
    await settleReport(db, counter, status === 'TRY_LATER' ? 'PENDING' : status, answer)
    if (status === 'TRY_LATER') break
    if (status === 'REPORTED') reported += 1
    else rejected += 1
  }
  return { reported, rejected, isInterrupted: true }
}
