import type { InvoiceReporter, ReportedInvoice, ReportOutcome } from './invoice-reporter.ts'

export interface ZatcaOptions {
  /** …/e-invoicing/core, or simulation, or developer-portal */
  readonly url: string
  /** The production certificate as the portal gave it (binarySecurityToken). */
  readonly certificate: string
  readonly secret: string
  readonly timeoutMs?: number
}

/** The most of an answer that is kept. */
const ANSWER_LETTERS = 20_000

/** Reports to ZATCA (Fatoora, version 2). A document it knows already counts as reported. */
export function zatcaReporter({ url, certificate, secret, timeoutMs = 20_000 }: ZatcaOptions): InvoiceReporter {
  const headers = {
    authorization: `Basic ${Buffer.from(`${certificate}:${secret}`).toString('base64')}`,
    'accept-version': 'V2',
    'accept-language': 'en',
    'clearance-status': '0',
    'content-type': 'application/json',
  }
  return {
    report: async (invoice) => {
      try {
        const response = await fetch(`${url}/invoices/reporting/single`, {
          method: 'POST',
          headers,
          body: bodyOf(invoice),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        const text = (await response.text()).slice(0, ANSWER_LETTERS)
        return { status: outcomeOf(response.status), answer: { status: response.status, body: parsed(text) } }
      } catch (error) {
        return { status: 'TRY_LATER', answer: { error: error instanceof Error ? error.message : String(error) } }
      }
    },
  }
}

const bodyOf = ({ uuid, hash, xml }: ReportedInvoice): string =>
  JSON.stringify({ invoiceHash: hash, uuid, invoice: Buffer.from(xml).toString('base64') })

/** 202 is accepted with warnings, 409 reported before, 400 not valid. All else says nothing about the document. */
function outcomeOf(status: number): ReportOutcome['status'] {
  if (status === 200 || status === 202 || status === 409) return 'REPORTED'
  return status === 400 ? 'REJECTED' : 'TRY_LATER'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
