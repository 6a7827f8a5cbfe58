import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Config } from '#config'
import type { ShopData } from '#services/catalog-import/open-shop-data.ts'
import type { Buyer, InvoiceRefusal } from '#domain/invoicing/invoice-facts.ts'
import { formatAmount } from '#domain/money/halalas.ts'
import { err, type Result } from '#domain/result.ts'
import { findOrderOfInvoice } from '#services/invoices/invoice-report.repository.ts'
import type { IssuedDocument } from '#services/invoices/invoice.repository.ts'
import type { Shop } from '#shop/shop.ts'
import { UsageError } from './command.ts'
import { amountOf } from './orders-command.ts'
import { withStaffShop } from './staff-shop.ts'

type Issue = (
  tx: ShopData['db'],
  orderId: string,
  invoices: Shop['invoices'],
) => Promise<Result<IssuedDocument, InvoiceRefusal>>

/** `invoices debit`: charges more for an invoice that was issued. */
export function debitInvoice(config: Config, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { en: { type: 'string' }, ar: { type: 'string' } },
  })
  const [number, amountText, ...more] = positionals
  const { en, ar } = values
  if (!number || !amountText || more.length > 0 || !en || !ar || en.length > 500 || ar.length > 500)
    throw new UsageError('invoices debit <invoice> <amount in SAR> --en <reason> --ar <reason>')
  const amount = amountOf(amountText)
  // The same command twice asks for one note: a second press must not charge twice.
  const requestId = uuidOf([number, String(amount), en, ar])
  return issue(config, number, (tx, orderId, invoices) =>
    invoices.issueDebitNote(tx, { orderId, requestId, amount, issuedAt: new Date(), reason: { en, ar } }),
  ).then((done) => answer(number, done, `debit note over SAR ${formatAmount(amount)}, VAT included`))
}

/** `invoices replace`: another invoice for one that the tax authority refused. */
export function replaceInvoice(config: Config, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      company: { type: 'string' },
      'vat-number': { type: 'string' },
      'no-vat-number': { type: 'boolean', default: false },
    },
  })
  const [number, ...more] = positionals
  const { company, 'vat-number': given, 'no-vat-number': none } = values
  if (!number || more.length > 0 || (given !== undefined && none))
    throw new UsageError('invoices replace <invoice> [--company <name>] [--vat-number <15 digits> | --no-vat-number]')
  if (given !== undefined && !/^3[0-9]{13}3$/.test(given))
    throw new UsageError('A VAT number has 15 digits and begins and ends with 3.')
  const buyer = (refused: Buyer): Buyer => {
    if (refused.company === null) return refused
    const vatNumber = none ? null : (given ?? refused.company.vatNumber)
    return { ...refused, company: { ...refused.company, name: company ?? refused.company.name, vatNumber } }
  }
  return issue(config, number, (tx, orderId, invoices) =>
    invoices.replaceRefused(tx, { orderId, issuedAt: new Date(), buyer }),
  ).then((done) => answer(number, done, 'takes its place'))
}

const issue = (config: Config, number: string, work: Issue) => {
  let done: Result<IssuedDocument, InvoiceRefusal> = err({ code: 'invoice/not-found' })
  return withStaffShop(config, async ({ invoices }, { db }) => {
    const orderId = await findOrderOfInvoice(db, number)
    if (orderId !== undefined) done = await db.transaction().execute((tx) => work(tx, orderId, invoices))
    return 0
  }).then(() => done)
}

function answer(number: string, done: Result<IssuedDocument, InvoiceRefusal>, what: string): number {
  if (done.ok) console.log(`${number}: ${done.value.number}, ${what}.`)
  else console.error(`${number}: there is no such invoice that this can be done with.`)
  return done.ok ? 0 : 1
}

function uuidOf(parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
