import type { Permission } from '../../staff/permissions.ts'

/** Whom a queue waits for: `customers` waits for the customer, every other one for the shop. */
export const QUEUE_GROUPS = ['money', 'orders', 'workshop', 'customers'] as const

type QueueGroup = (typeof QUEUE_GROUPS)[number]

type Queue = { readonly group: QueueGroup; readonly permission: Permission }

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
  filesAwaited: { group: 'customers', permission: 'artwork.view' },
  proofsAwaited: { group: 'customers', permission: 'artwork.view' },
  paymentsAwaited: { group: 'customers', permission: 'money.view' },
  transfersAwaited: { group: 'customers', permission: 'money.view' },
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

/** Whether what a queue holds says something of the money of an order. */
export const isAboutMoney = (name: QueueName): boolean =>
  QUEUES[name].group === 'money' || QUEUES[name].permission === 'money.view'

export const QUEUE_NAMES = Object.keys(QUEUES) as readonly QueueName[]

/** The queues that a person sees, with what they hold. */
export const queuesOf = (permissions: ReadonlySet<Permission>): readonly QueueName[] =>
  QUEUE_NAMES.filter((name) => permissions.has(QUEUES[name].permission))

/** Parcels that are on their way for longer are asked about; so are goods that wait longer to be picked up. */
export const LONG_ON_THE_WAY_DAYS = 5
export const LONG_TO_PICK_UP_DAYS = 7
