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

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const

export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Orders that a workbook holds, at most: it is written from memory. A CSV file is written as it is read, and holds them all. */
export const MAX_IN_WORKBOOK = 20_000
