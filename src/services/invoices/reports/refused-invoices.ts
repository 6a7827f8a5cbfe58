import { z } from 'zod'
import type { Db } from '#db/connection.ts'
import { findingText } from '#integrations/tax-authority/finding-text.ts'
import { findRefused } from './invoice-report.repository.ts'

const Finding = z.object({ code: z.string().nullish(), message: z.string().nullish() })
/** The authority's answer as it was noted; one that reads otherwise is shown as it is. */
const Answer = z.object({
  body: z.object({ validationResults: z.object({ errorMessages: z.array(Finding).min(1) }) }),
})

export type RefusedInvoice = {
  readonly number: string
  readonly orderNumber: string
  readonly reasons: readonly string[]
}

/** The documents that the tax authority refused and nothing has replaced, with its reasons. */
export async function refusedInvoices(db: Db): Promise<RefusedInvoice[]> {
  return (await findRefused(db)).map(({ number, content, report_answer: answer }) => ({
    number,
    orderNumber: content.orderNumber,
    reasons: reasonsOf(answer),
  }))
}

function reasonsOf(answer: unknown): string[] {
  const parsed = Answer.safeParse(answer)
  if (!parsed.success) return [JSON.stringify(answer)]
  return parsed.data.body.validationResults.errorMessages.map(findingText)
}
