import type { z } from 'zod'
import type { DeskOrder, OrderFilterQuery } from '#contract/office/orders/order-list.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { OrderFilter } from '#domain/orders/desk/order-filter.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { OrderPage } from '#services/orders/listing/order-lists.service.ts'

type Asked = { readonly staffId: string; readonly permissions: ReadonlySet<Permission> }

/** The orders that the parameters of an address name. */
export const filterOf = (
  { q, city, assignee, needs, ...filter }: z.output<typeof OrderFilterQuery>,
  { staffId }: Asked,
): OrderFilter => ({
  ...filter,
  text: q,
  queue: needs,
  cities: city?.map(Number),
  assignees: assignee?.map((each) => (each === 'me' ? staffId : each === 'none' ? null : each)),
})

/** A row of the list. What reaches a customer is left out for those who may not see it. */
export const presentRow = (
  row: OrderPage['rows'][number],
  { permissions }: Asked,
  { language, today }: { readonly language: Language; readonly today: IsoDate },
): z.input<typeof DeskOrder> => ({
  id: row.id,
  number: row.number,
  status: row.status,
  payment: row.payment,
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
  total: row.total,
  method: row.method,
  provider: row.provider,
  lines: row.lines,
  item: row.item && { ...row.item, name: inLanguage(row.item.name, language) },
  station: row.production,
  assignee: row.assignee,
  hold: row.hold_reason,
  cancelRequestedAt: row.cancel_requested_at && riyadhTimestamp(row.cancel_requested_at),
  receipts: row.receipts,
})
