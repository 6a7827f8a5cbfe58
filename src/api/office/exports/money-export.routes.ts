import { MoneyExportQuery } from '#contract/office/exports.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import type { DeskMoney } from '#services/orders/desk/desk-order.service.ts'
import type { FileRow } from '#services/orders/listing/order-lists.service.ts'
import type { Cell } from '#services/exports/write-table.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { route } from '../../route.ts'
import type { OfficeServices } from '../office-services.ts'
import { EXPORT_WORDS } from '#services/exports/order-words.ts'
import { exportSchema, queryOf, sendFile } from './export-file.ts'
import { MONEY_WORDS } from './export-words.ts'

type Row = { readonly order: FileRow; readonly money: DeskMoney }

/** What waits for a decision about money, as a file: payments, transfers and refunds of each order. */
export function moneyExportRoutes(
  scope: ApiServer,
  { exports, orders: { lists, files } }: Pick<OfficeServices, 'exports' | 'orders'>,
): void {
  const schema = {
    ...exportSchema('office orders', 'Export orders whose payments or refunds wait for a decision, as CSV or Excel'),
    querystring: MoneyExportQuery,
  }
  route(
    scope,
    { method: 'GET', path: '/office/money/export', access: forStaff('money.view'), schema },
    async ({ query: { needs, format }, staff, language, request, reply }) => {
      const filter = { queue: needs }
      const { sheet, columns } = MONEY_WORDS[language]
      const made = await exports.export(staff, {
        list: 'money',
        format,
        columns: Object.keys(columns),
        query: queryOf(request),
        headings: Object.values(columns),
        sheet: { name: sheet, isRightToLeft: language === 'ar' },
        count: (most) => lists.count(staff, filter, most),
        rows: withMoney(lists.each(staff, { filter, sort: 'moved' }), files),
        cellsOf: (row) => moneyCells(row, language),
      })
      return sendFile(reply, made, 'money', format)
    },
  )
}

async function* withMoney(
  batches: AsyncIterable<readonly FileRow[]>,
  { moneyOf }: OfficeServices['orders']['files'],
): AsyncGenerator<readonly Row[]> {
  for await (const rows of batches) {
    const money = await moneyOf(rows.map(({ id }) => id))
    yield rows.flatMap((order) => {
      const found = money.get(order.id)
      return found ? [{ order, money: found }] : []
    })
  }
}

/** A refund whose money has gone back, or that will not be. */
const isOver = (state: string): boolean => state === 'DONE' || state === 'DECLINED'

function moneyCells({ order, money }: Row, language: Language): readonly Cell[] {
  const words = EXPORT_WORDS[language]
  const sum = (amounts: readonly number[]): Cell => ({ halalas: amounts.reduce((all, each) => all + each, 0) })
  const open = money.refunds.filter(({ state, isWithdrawn }) => !isWithdrawn && !isOver(state))
  return [
    order.number,
    order.contact_name,
    order.company_name,
    riyadhTimestamp(order.moved_at).slice(0, 16).replace('T', ' '),
    words.status[order.status],
    words.payment[order.payment],
    order.method && words.method[order.method],
    { halalas: order.total },
    sum(money.payments.map(({ captured }) => captured)),
    sum(money.refunds.filter(({ state }) => state === 'DONE').map(({ amount }) => amount)),
    sum(open.map(({ amount }) => amount)),
    open.map(({ by }) => by?.name).find((name) => name !== undefined) ?? null,
  ]
}
