import type { InvoiceReporter } from '#integrations/tax-authority/invoice-reporter.ts'
import { zatcaReporter } from '#integrations/tax-authority/zatca-reporter.ts'

/** The tax authority of the configuration; undefined when there is none to report to. */
export function createReporter(given: {
  certificate: string | undefined
  secret: string | undefined
  url: string
}): InvoiceReporter | undefined {
  const { certificate, secret, url } = given
  return certificate === undefined || secret === undefined ? undefined : zatcaReporter({ url, certificate, secret })
}
