import { z } from 'zod'
import type { SendOutcome, SentInvoice, TaxAuthority } from './tax-authority.ts'
import { callZatca } from './zatca-http.ts'
import type { ZatcaAnswer, ZatcaLogin } from './zatca-http.ts'

export interface ZatcaOptions extends ZatcaLogin {
  /** …/e-invoicing/core, or simulation, or developer-portal */
  readonly url: string
  readonly timeoutMs?: number
}

const Cleared = z.object({ clearanceStatus: z.literal('CLEARED'), clearedInvoice: z.string().min(1) })

/** ZATCA (Fatoora, version 2). A document that it knows already counts as reported. */
export function zatcaAuthority(options: ZatcaOptions): TaxAuthority {
  const send = async (path: string, clearance: '0' | '1', invoice: SentInvoice) =>
    callZatca({
      url: `${options.url}/invoices/${path}/single`,
      login: options,
      headers: { 'clearance-status': clearance },
      body: bodyOf(invoice),
      ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
    })
  const report = (invoice: SentInvoice) =>
    outcome(async () => {
      const answer = await send('reporting', '0', invoice)
      return { status: reportedAs(answer.status), answer: answer.noted }
    })
  return {
    report,
    clear: (invoice) =>
      outcome(async () => {
        const answer = await send('clearance', '1', invoice)
        return answer.status === 303 ? report(invoice) : clearedAs(answer)
      }),
  }
}

async function outcome(send: () => Promise<SendOutcome>): Promise<SendOutcome> {
  try {
    return await send()
  } catch (error) {
    return { status: 'TRY_LATER', answer: { error: error instanceof Error ? error.message : String(error) } }
  }
}

const bodyOf = ({ uuid, hash, xml }: SentInvoice) => ({
  invoiceHash: hash,
  uuid,
  invoice: Buffer.from(xml).toString('base64'),
})

/** 202 is accepted with warnings, 409 reported before, 400 not valid. All else says nothing about the document. */
function reportedAs(status: number): 'REPORTED' | 'REJECTED' | 'TRY_LATER' | 'LOGIN_REFUSED' {
  if (status === 200 || status === 202 || status === 409) return 'REPORTED'
  if (status === 401 || status === 403) return 'LOGIN_REFUSED'
  return status === 400 ? 'REJECTED' : 'TRY_LATER'
}

/**
 * A document is cleared only when it comes back: without its stamp there is nothing to hand out. One that the authority
 * says it has cleared before, and does not return, stays as it is until it does.
 */
function clearedAs({ status, body, noted }: ZatcaAnswer): SendOutcome {
  const cleared = Cleared.safeParse(body)
  if (cleared.success && (status === 200 || status === 202 || status === 208 || status === 409))
    return { status: 'CLEARED', answer: noted, xml: Buffer.from(cleared.data.clearedInvoice, 'base64').toString() }
  const as = reportedAs(status)
  return { status: as === 'REPORTED' ? 'TRY_LATER' : as, answer: noted }
}
