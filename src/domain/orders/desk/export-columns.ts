import type { Permission } from '../../staff/permissions.ts'

/** What a file of orders can say of each, in its usual order. */
export const EXPORT_COLUMNS = [
  'number',
  'placed',
  'due',
  'status',
  'customer',
  'company',
  'phone',
  'city',
  'what',
  'quantity',
  'lines',
  'fulfilment',
  'payment',
  'method',
  'total',
  'urgent',
  'assignee',
  'hold',
] as const

export type ExportColumn = (typeof EXPORT_COLUMNS)[number]

/** Columns that reach a customer: only for those who may see that. */
export const CONTACT_COLUMNS: ReadonlySet<ExportColumn> = new Set(['phone'])

/** Columns about money: only for those who may see that. */
export const MONEY_COLUMNS: ReadonlySet<ExportColumn> = new Set(['payment', 'method', 'total'])

/** What a person lacks for a file of orders with these columns. */
export const lackedForColumns = (
  columns: readonly ExportColumn[],
  permissions: ReadonlySet<Permission>,
): readonly Permission[] =>
  [
    'orders.export' as const,
    ...(columns.some((column) => CONTACT_COLUMNS.has(column)) ? (['contact.view'] as const) : []),
    ...(columns.some((column) => MONEY_COLUMNS.has(column)) ? (['money.view'] as const) : []),
  ].filter((permission) => !permissions.has(permission))

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const

export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Rows that a workbook holds which is sent at once: it is written from memory. */
export const MAX_IN_WORKBOOK = 20_000

/** Orders that are sent as a file at once; of more a job makes it. */
export const MAX_AT_ONCE = 20_000

/** Rows that programs read of a sheet, without its heading. */
export const MAX_IN_SHEET = 1_048_575
