import type { z } from 'zod'
import type { DeskOrder, OrderFilterQuery } from '#contract/office/orders/order-list.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { OrderFilter, OrderSort } from '#domain/orders/desk/order-filter.ts'
import { isAboutMoney } from '#domain/orders/desk/queues.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { OrderPage } from '#services/orders/listing/order-lists.service.ts'
import { Refusal } from '../../refusal.ts'

type Viewer = { readonly staffId: string; readonly permissions: ReadonlySet<Permission> }

/**
 * The orders that the parameters of an address name. A filter by money says what it is of each order that it finds: it is
 * refused to those who may not see it.
 */
export function filterOf(
  { q, city, assignee, needs, ...filter }: z.output<typeof OrderFilterQuery>,
  { staffId, permissions }: Viewer,
): OrderFilter {
  const { payment, method, provider } = filter
  const isByMoney = [payment, method, provider].some((values) => values !== undefined)
  if (isByMoney || (needs !== undefined && isAboutMoney(needs))) requireMoney(permissions)
  return {
    ...filter,
    text: q,
    queue: needs,
    cities: city?.map(Number),
    assignees: assignee?.map((each) => (each === 'me' ? staffId : each === 'none' ? null : each)),
  }
}

/** Refuses a sort that puts orders in the order of their sums to those who may not see them. */
export function requireSortable(sort: OrderSort, { permissions }: Viewer): OrderSort {
  if (sort === 'total' || sort === '-total') requireMoney(permissions)
  return sort
}

function requireMoney(permissions: Viewer['permissions']): void {
  if (!permissions.has('money.view')) throw new Refusal('PERMISSION_MISSING', { permission: 'money.view' })
}

const moneyOf = ({ payment, total, method, provider, receipts }: OrderPage['rows'][number]) => ({
  payment,
  total,
  method,
  provider,
  receipts,
})

/** A row of the list. What reaches a customer, and money, is left out for those who may not see it. */
export const presentRow = (
  row: OrderPage['rows'][number],
  { permissions }: Viewer,
  { language, today }: { readonly language: Language; readonly today: IsoDate },
): z.input<typeof DeskOrder> => ({
  id: row.id,
  number: row.number,
  status: row.status,
  placedAt: riyadhTimestamp(row.placed_at),
  movedAt: riyadhTimestamp(row.moved_at),
  readyBy: row.ready_by,
  isLate: (row.status === 'PENDING' || row.status === 'PROCESSING') && row.ready_by < today,
  urgent: row.urgent,
  customer: {
    name: row.contact_name,
    company: row.company_name,
    city: row.city && inLanguage(row.city, language),
    ...(permissions.has('contact.view') && { phone: row.contact_phone }),
  },
  fulfilment: row.fulfilment,
  lines: row.lines,
  item: row.item && { ...row.item, name: inLanguage(row.item.name, language) },
  station: row.production,
  assignee: row.assignee,
  hold: row.hold_reason,
  cancelRequestedAt: row.cancel_requested_at && riyadhTimestamp(row.cancel_requested_at),
  ...(permissions.has('money.view') && moneyOf(row)),
})
