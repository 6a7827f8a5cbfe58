import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Config } from '#config'
import type { BuyerCorrection } from '#domain/invoicing/corrected-buyer.ts'
import { formatAmount } from '#domain/money/halalas.ts'
import { BY_COMMAND } from '#services/changes/record-change.ts'
import type { CorrectedInvoice, InvoiceCorrectionRefusal } from '#services/invoices/correct-invoices.ts'
import { UsageError } from './command.ts'
import { amountOf } from './orders/orders-command.ts'
import { withStaffShop } from './staff-shop.ts'

const DEBIT_USAGE = 'invoices debit <invoice> <amount in SAR> --en <reason> --ar <reason>'

/** `invoices debit`: charges more for an invoice that was issued. */
export function debitByCommand(config: Config, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { en: { type: 'string' }, ar: { type: 'string' } },
  })
  const [number, amountText, ...more] = positionals
  if (!number || !amountText || more.length > 0) throw new UsageError(DEBIT_USAGE)
  const [en, ar] = [textOf('en', values.en, 500), textOf('ar', values.ar, 500)]
  if (en === undefined || ar === undefined) throw new UsageError(DEBIT_USAGE)
  const amount = amountOf(amountText)
  // The same command twice asks for one note: a second press must not charge twice.
  const requestId = uuidOf([number, String(amount), en, ar])
  const facts = { requestId, amount, issuedAt: new Date(), reason: { en, ar } }
  return withStaffShop(config, async ({ invoiceCorrections }) =>
    answer(
      number,
      await invoiceCorrections.debit(BY_COMMAND, number, facts),
      `debit note over SAR ${formatAmount(amount)}, VAT included`,
    ),
  )
}

const BUYER_OPTIONS = {
  company: { type: 'string' },
  'vat-number': { type: 'string' },
  'no-vat-number': { type: 'boolean', default: false },
  'cr-number': { type: 'string' },
  street: { type: 'string' },
  building: { type: 'string' },
  district: { type: 'string' },
  city: { type: 'string' },
  'postal-code': { type: 'string' },
} as const

/** `invoices replace`: another invoice for one that the tax authority refused. */
export function replaceByCommand(config: Config, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: BUYER_OPTIONS })
  const [number, ...more] = positionals
  if (!number || more.length > 0 || (values['vat-number'] !== undefined && values['no-vat-number']))
    throw new UsageError('invoices replace <invoice> [--company <name>] [--vat-number <15 digits> | --no-vat-number] …')
  const correction: BuyerCorrection = {
    company: textOf('company', values.company, 200),
    vatNumber: values['no-vat-number']
      ? null
      : digitsOf(/^3[0-9]{13}3$/, values['vat-number'], 'A VAT number has 15 digits and begins and ends with 3.'),
    crNumber: digitsOf(/^[0-9]{10}$/, values['cr-number'], 'A commercial registration number has 10 digits.'),
    address: {
      street: textOf('street', values.street, 200),
      building: digitsOf(/^[0-9]{4}$/, values.building, 'A building number has 4 digits.'),
      district: textOf('district', values.district, 100),
      city: textOf('city', values.city, 100),
      postalCode: digitsOf(/^[0-9]{5}$/, values['postal-code'], 'A postal code has 5 digits.'),
    },
  }
  return withStaffShop(config, async ({ invoiceCorrections }) =>
    answer(
      number,
      await invoiceCorrections.replace(BY_COMMAND, number, { correction, issuedAt: new Date() }),
      'takes its place',
    ),
  )
}

/** A text that was given; undefined for one that was not. Throws UsageError for one that is empty or too long. */
function textOf(option: string, given: string | undefined, most: number): string | undefined {
  const text = given?.trim()
  if (text === '' || (text?.length ?? 0) > most) throw new UsageError(`--${option} takes 1 to ${most} characters.`)
  return text
}

function digitsOf(form: RegExp, given: string | undefined, sentence: string): string | undefined {
  if (given !== undefined && !form.test(given)) throw new UsageError(sentence)
  return given
}

function answer(number: string, done: CorrectedInvoice, what: string): number {
  if (done.ok) console.log(`${number}: ${done.value.number}, ${what}.`)
  else console.error(`${number}: ${sentenceOf(done.error)}`)
  return done.ok ? 0 : 1
}

function sentenceOf(refused: InvoiceCorrectionRefusal): string {
  switch (refused.code) {
    case 'invoice/not-found':
      return 'there is no such invoice.'
    case 'invoice/not-refused':
      return 'the tax authority has not refused it. An invoice that is valid is corrected by a credit or debit note.'
    case 'invoice/refused':
      return 'the tax authority refused it, so it cannot be charged more for: replace it first.'
    case 'invoice/replaced':
      return `${refused.by} has taken its place.`
    case 'invoice/no-company':
      return 'it is made out to a person, so there is no company, number or address to correct.'
    case 'invoice/address-incomplete':
      return `it has no address of the buyer. Also give ${refused.missing.map((part) => `--${part}`).join(', ')}.`
  }
}

function uuidOf(parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
