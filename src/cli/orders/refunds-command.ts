import { parseArgs } from 'node:util'
import type { Config } from '#config'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { formatAmount } from '#domain/money/halalas.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { groupedIban } from '#domain/payments/iban.ts'
import { UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { amountOf, ibanOf } from './orders-command.ts'
import { withStaffOrders } from './staff-orders.ts'
import type { StaffOrders } from './staff-orders.ts'

const SENTENCES: Readonly<Record<string, string>> = {
  'orders/unknown': 'there is no such order.',
  'refunds/none': 'no such refund waits for a bank transfer.',
  'refunds/which': 'several refunds wait: name the one that was sent with --amount <amount in SAR>.',
  'refunds/no-iban': 'the account it went to is not known: name it with --iban <IBAN>.',
  'refunds/reference-used': 'this reference is recorded for another refund.',
}

export const refundsCommand: Command = {
  usage: 'refunds list | refunds sent <number> <bank reference>',
  summary: 'Lists the refunds to be sent by bank transfer, or records one that was sent.',
  options: [
    'list                                       order, amount, since when, account, customer',
    'sent <number> <bank reference> [--iban <IBAN>] [--amount <amount in SAR>]',
    '                                           settles it, issues the credit note and notifies the customer',
  ],
  run: async (args, config) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { iban: { type: 'string' }, amount: { type: 'string' } },
    })
    const [what = 'list', numberText = '', reference = '', ...more] = positionals
    if (what === 'list' && positionals.length <= 1) return withStaffOrders(config, showAwaiting)
    if (what !== 'sent' || more.length > 0) throw new UsageError('refunds knows list and sent.')
    const number = parseOrderNumber(numberText)
    if (number === undefined || reference === '' || reference.length > 60) {
      throw new UsageError('refunds sent <number> <bank reference>, the latter with at most 60 letters')
    }
    const iban = values.iban === undefined ? undefined : ibanOf(values.iban)
    const amount = values.amount === undefined ? undefined : amountOf(values.amount)
    return settle(config, number, { reference, iban, amount })
  },
}

const settle = (config: Config, number: number, sent: Parameters<StaffOrders['money']['transferSent']>[1]) =>
  withStaffOrders(config, async ({ money }) => {
    const done = await money.transferSent(number, sent)
    if (done.ok) console.log(`Order ${number}: SAR ${formatAmount(done.value)} refunded.`)
    else console.error(`Order ${number}: ${SENTENCES[done.error.code] ?? done.error.code}`)
    return done.ok ? 0 : 1
  })

async function showAwaiting({ money }: StaffOrders): Promise<number> {
  for (const refund of await money.awaitingTransfer()) {
    const account = refund.sender_iban === null ? 'IBAN unknown: ask the customer' : groupedIban(refund.sender_iban)
    const { number, amount, created_at: since, reason, contact_name: name } = refund
    const reach = [name, refund.contact_phone, refund.contact_email ?? 'no email address']
    console.log([number, `SAR ${formatAmount(amount)}`, riyadhDate(since), reason, account, ...reach].join('\t'))
  }
  return 0
}
