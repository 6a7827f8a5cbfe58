import type { Config } from '#config'
import { refusedInvoices } from '#services/invoices/reports/refused-invoices.ts'
import type { InvoiceFault } from '#services/invoices/verify-invoices.ts'
import { verifyInvoices } from '#services/invoices/verify-invoices.ts'
import { UsageError, withShop } from '../command.ts'
import type { Command } from '../command.ts'
import { writeSampleInvoices } from '../write-sample-invoices.ts'
import { debitByCommand, replaceByCommand } from '../correct-invoice.ts'

const FAULTS: Readonly<Record<InvoiceFault, string>> = {
  counter: 'is not the next number: a document before it is missing',
  'previous-hash': 'does not hold the hash of the document before it',
  hash: 'was altered: its hash is another',
  signature: 'is not signed by its own certificate',
  xml: 'says another number, counter or previous hash than the books',
  amounts: 'comes to another amount than the books say',
  qr: 'has another QR code than the books say',
  credits: 'has other credits than its credit notes come to',
  form: 'is not of the form that the books say: standard or simplified',
  clearance: 'is not the document that the tax authority cleared',
}

export const invoicesCommand: Command = {
  usage: 'invoices verify|refused|replace|debit|samples',
  summary: 'Checks the chain of invoices and notes, lists those that the tax authority refused, or corrects one.',
  options: [
    'replace <invoice> [--company <name>] [--vat-number <15 digits> | --no-vat-number] [--cr-number <10 digits>]',
    '        [--street …] [--building …] [--district …] [--city …] [--postal-code …]   for one that was refused',
    'debit <invoice> <amount in SAR> --en <reason> --ar <reason>   a debit note; the amount includes VAT',
    'samples <folder>   every kind of document, for the tax authority’s own validator',
  ],
  run: async (args, config) => {
    const [action, ...more] = args
    if (more.length === 0 && action === 'verify') return verify(config)
    if (more.length === 0 && action === 'refused') return listRefused(config)
    if (action === 'replace') return replaceByCommand(config, more)
    if (action === 'debit') return debitByCommand(config, more)
    if (action === 'samples') return writeSampleInvoices(config, more)
    throw new UsageError('invoices knows verify, refused, replace, debit and samples')
  },
}

async function verify(config: Config): Promise<number> {
  const { documents, faults, unreported, rejected } = await withShop(config, ({ db }) => verifyInvoices(db))
  for (const { number, fault } of faults) console.log(`${number} ${FAULTS[fault]}.`)
  console.log(`${documents} documents, ${faults.length} faults.`)
  if (unreported > 0) console.log(`${unreported} are not reported to the tax authority.`)
  if (rejected > 0) console.log(`${rejected} were refused by the tax authority.`)
  return faults.length === 0 ? 0 : 1
}

async function listRefused(config: Config): Promise<number> {
  const refused = await withShop(config, ({ db }) => refusedInvoices(db))
  for (const { number, orderNumber, reasons } of refused) {
    console.log(`${number}, order ${orderNumber}:`)
    for (const reason of reasons) console.log(`  - ${reason}`)
  }
  console.log(`${refused.length} refused documents.`)
  return refused.length === 0 ? 0 : 1
}
