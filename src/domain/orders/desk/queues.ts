import type { Permission } from '../../staff/permissions.ts'

type Queue = { readonly group: 'money' | 'orders' | 'workshop'; readonly permission: Permission }

/** What waits for a decision of the staff, in the order in which it is shown, and who may decide. */
export const QUEUES = {
  transferReceipts: { group: 'money', permission: 'money.decide' },
  refundsToApprove: { group: 'money', permission: 'money.decide' },
  refundsToSend: { group: 'money', permission: 'money.decide' },
  refundsInTrouble: { group: 'money', permission: 'money.decide' },
  paymentsUnknown: { group: 'money', permission: 'money.view' },
  invoicesDue: { group: 'money', permission: 'invoices.view' },
  accept: { group: 'orders', permission: 'orders.edit' },
  cancelRequests: { group: 'orders', permission: 'orders.edit' },
  handOver: { group: 'orders', permission: 'orders.handOver' },
  onTheWayLong: { group: 'orders', permission: 'orders.handOver' },
  notPickedUp: { group: 'orders', permission: 'orders.handOver' },
  mine: { group: 'orders', permission: 'orders.view' },
  late: { group: 'workshop', permission: 'production.view' },
  dueToday: { group: 'workshop', permission: 'production.view' },
  atRisk: { group: 'workshop', permission: 'production.view' },
  jobTrouble: { group: 'workshop', permission: 'production.view' },
  reprints: { group: 'workshop', permission: 'production.view' },
  held: { group: 'workshop', permission: 'orders.view' },
} as const satisfies Readonly<Record<string, Queue>>

export type QueueName = keyof typeof QUEUES

/** The queues that are about money as such: what is approved, sent, refused, or confirmed. */
export const MONEY_QUEUES = [
  'refundsToApprove',
  'refundsToSend',
  'refundsInTrouble',
  'transferReceipts',
  'paymentsUnknown',
] as const satisfies readonly QueueName[]

/** Whether a queue is one of those. */
export const isMoneyQueue = (name: QueueName): boolean => (MONEY_QUEUES as readonly QueueName[]).includes(name)

export const QUEUE_NAMES = Object.keys(QUEUES) as readonly QueueName[]

/** The queues that a person sees, with what they hold. */
export const queuesOf = (permissions: ReadonlySet<Permission>): readonly QueueName[] =>
  QUEUE_NAMES.filter((name) => permissions.has(QUEUES[name].permission))

/** Parcels that are on their way for longer are asked about; so are goods that wait longer to be picked up. */
export const LONG_ON_THE_WAY_DAYS = 5
export const LONG_TO_PICK_UP_DAYS = 7
