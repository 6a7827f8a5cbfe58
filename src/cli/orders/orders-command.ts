import { parseArgs } from 'node:util'
import { isIsoDate } from '#domain/calendar/iso-date.ts'
import { formatAmount, halalas } from '#domain/money/halalas.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { REJECTION_REASONS } from '#domain/orders/order-status.ts'
import { parseIban } from '#domain/payments/iban.ts'
import type { Result } from '#domain/result.ts'
import { readReceipts } from '#services/payments/receipt-files.ts'
import { listRecentOrders } from '#services/orders/recent-orders.ts'
import { UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { saveFiles } from '../save-files.ts'
import { withStaffOrders } from './staff-orders.ts'
import type { StaffOrders } from './staff-orders.ts'

type OrderArguments = {
  readonly number: number
  readonly rest: readonly string[]
  readonly url: string | undefined
  readonly iban: string | undefined
}

type Outcome = Result<unknown, { readonly code: string }>

/** What each word does. Throws UsageError for what is missing. */
const ACTIONS: Readonly<Record<string, (orders: StaffOrders, input: OrderArguments) => Promise<Outcome>>> = {
  accept: ({ moves }, { number }) => moves.accept(number),
  start: ({ moves }, { number }) => moves.start(number),
  ready: ({ moves }, { number }) => moves.ready(number),
  ship: ({ moves }, { number, rest, url }) => {
    const [carrier, trackingNumber] = rest
    if (!carrier || !trackingNumber) throw new UsageError('orders ship <number> <carrier> <tracking number>')
    if (url !== undefined && !url.startsWith('https://')) throw new UsageError('--url must begin with https://')
    return moves.ship(number, { carrier, trackingNumber, trackingUrl: url ?? null })
  },
  'take-back': ({ moves }, { number, rest }) => moves.takeBack(number, reasonOf(rest)),
  deliver: ({ moves }, { number }) => moves.deliver(number),
  reject: ({ moves }, { number, rest }) => {
    const reason = REJECTION_REASONS.find((each) => each === rest[0])
    if (!reason) throw new UsageError(`orders reject <number> <reason>, one of ${REJECTION_REASONS.join(', ')}`)
    return moves.reject(number, reason)
  },
  cancel: ({ moves }, { number, rest }) => moves.cancelByStaff(number, reasonOf(rest)),
  late: ({ late }, { number, rest: [day = '', ...reason] }) => {
    if (!isIsoDate(day)) throw new UsageError('orders late <number> <new day, such as 2026-12-24> <reason>')
    return late.postpone(number, day, reasonOf(reason))
  },
  refund: ({ money }, { number, rest }) => money.refund(number, rest[0] === undefined ? undefined : amountOf(rest[0])),
  transferred: ({ money }, { number, rest, iban }) =>
    money.transferArrived(number, { amount: amountOf(rest[0] ?? ''), senderIban: iban ?? null }),
}

export const ordersCommand: Command = {
  usage: 'orders list | orders <what> <number> …',
  summary: 'Lists the newest orders, or changes the status of one.',
  options: [
    'accept | start | ready | deliver <number>',
    'ship <number> <carrier> <tracking number> [--url <https://…>]',
    'take-back | cancel <number> <reason>',
    'late <number> <new day> <reason>           promises another day and notifies the customer, with the right to cancel',
    `reject <number> <${REJECTION_REASONS.join('|')}>`,
    'refund <number> [<amount in SAR>]          all that is left without an amount',
    'transferred <number> <amount in SAR> [--iban <sender’s account>]   a bank transfer has arrived',
    'receipts <number> [<folder>]               the receipts that were sent for a transfer, as files',
  ],
  run: (args, config) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { url: { type: 'string' }, iban: { type: 'string' } },
    })
    const [what = 'list', numberText = '', ...rest] = positionals
    if (what === 'list') return withStaffOrders(config, ({ shop }) => showOrders(shop.db))
    const number = parseOrderNumber(numberText)
    if (what === 'receipts' && number !== undefined) {
      return withStaffOrders(config, (orders) => saveReceipts(orders, number, rest[0] ?? 'receipts'))
    }
    const action = ACTIONS[what]
    if (!action)
      throw new UsageError(`orders knows ${Object.keys(ACTIONS).join(', ')}, receipts and list, not "${what}".`)
    if (number === undefined) throw new UsageError(`Give the order number: orders ${what} 10001`)
    const iban = values.iban === undefined ? undefined : ibanOf(values.iban)
    return withStaffOrders(config, async (orders) => {
      const done = await action(orders, { number, rest, url: values.url, iban })
      if (done.ok) console.log(`Order ${number}: done.`)
      else console.error(`Order ${number}: ${SENTENCES[done.error.code] ?? done.error.code}`)
      return done.ok ? 0 : 1
    })
  },
}

const SENTENCES: Readonly<Record<string, string>> = {
  'orders/unknown': 'there is no such order.',
  'orders/illegal-transition': 'this is not possible in its current status.',
  'orders/nothing-left': 'less than that is left of what was paid.',
  'orders/not-in-work': 'it is not in production: it is unpaid, shipped or finished.',
  'orders/not-later': 'the new day must be later than the agreed one, and not over.',
  'orders/closed-day': 'the workshop is closed on that day.',
  'orders/same-day': 'that day is promised already.',
  'orders/no-transfer': 'no transfer is expected for it.',
}

function reasonOf(rest: readonly string[]): string {
  const reason = rest.join(' ').trim()
  if (reason === '' || reason.length > 500) throw new UsageError('Give a reason of at most 500 characters.')
  return reason
}

/** An amount as staff types it. Throws UsageError for anything else. */
export function amountOf(text: string): number {
  const amount = halalas(text)
  if (!amount.ok || amount.value <= 0) throw new UsageError('Give an amount in SAR, such as 49 or 49.50.')
  return amount.value
}

/** The number of an account as staff types it. Throws UsageError when its check digits do not fit. */
export function ibanOf(text: string): string {
  const iban = parseIban(text)
  if (!iban) throw new UsageError(`"${text}" is not an IBAN: compare it with the bank's statement.`)
  return iban
}

async function showOrders(db: StaffOrders['shop']['db']): Promise<number> {
  for (const order of await listRecentOrders(db)) {
    const { number, status, total, contact_name: name, placed_at: placedAt, receipts } = order
    const transfer = receipts > 0 ? [`${receipts} receipt(s)`] : []
    console.log(
      [number, status, formatAmount(total), placedAt.toISOString().slice(0, 16), name, ...transfer].join('\t'),
    )
  }
  return 0
}

/** Writes the receipts of an order's transfer into a folder, and says where they are. Answers the exit code. */
async function saveReceipts({ shop }: StaffOrders, number: number, folder: string): Promise<number> {
  const receipts = await readReceipts({ db: shop.db, storage: shop.store.storage }, number)
  if (receipts.length === 0) console.log(`Order ${number}: no receipt was sent.`)
  await saveFiles(receipts, String(number), folder)
  return 0
}
