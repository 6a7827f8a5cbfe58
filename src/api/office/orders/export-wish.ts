import type { z } from 'zod'
import type { OrderExportQuery } from '#contract/office/orders/order-export.ts'
import { CONTACT_COLUMNS, EXPORT_COLUMNS, MONEY_COLUMNS } from '#domain/orders/desk/export-columns.ts'
import type { ExportColumn } from '#domain/orders/desk/export-columns.ts'
import type { StaffActor } from '#services/staff/staff-sessions.service.ts'
import { Refusal } from '../../refusal.ts'
import { filterOf, requireSortable } from './order-list.presenter.ts'

/**
 * Which orders a person takes as a file, without the columns that they may not see. What reaches customers takes a second factor
 * of the last ten minutes.
 */
export function exportWish(
  { format, sort, columns: named, ...rest }: z.output<typeof OrderExportQuery>,
  staff: StaffActor,
) {
  const seesContact = staff.permissions.has('contact.view')
  const seesMoney = staff.permissions.has('money.view')
  const chosen: readonly ExportColumn[] = named ?? EXPORT_COLUMNS
  const columns = chosen
    .filter((column) => seesContact || !CONTACT_COLUMNS.has(column))
    .filter((column) => seesMoney || !MONEY_COLUMNS.has(column))
  requireFresh(columns, staff)
  return { format, columns, filter: filterOf(rest, staff), sort: requireSortable(sort, staff) }
}

/** Refuses what reaches customers to a session whose second factor is older. */
export function requireFresh(columns: readonly ExportColumn[], { isFresh }: StaffActor): void {
  if (!isFresh && columns.some((column) => CONTACT_COLUMNS.has(column))) throw new Refusal('REAUTHENTICATION_NEEDED')
}
