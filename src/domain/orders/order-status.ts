/** Where an order stands. The first and the last are internal: customers never see them named (S246 to S252, A-C3). */
export const ORDER_STATUSES = [
  'AWAITING_PAYMENT',
  'PENDING',
  'PROCESSING',
  'ON_THE_WAY',
  'DELIVERED',
  'COMPLETED',
  'CANCELLED',
  'REJECTED',
  'EXPIRED',
] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The seven statuses that customers see. */
export const VISIBLE_STATUSES = [
  'PENDING',
  'PROCESSING',
  'ON_THE_WAY',
  'DELIVERED',
  'COMPLETED',
  'CANCELLED',
  'REJECTED',
] as const satisfies readonly OrderStatus[]

export type VisibleStatus = (typeof VISIBLE_STATUSES)[number]

/** Who moves an order. */
export type OrderActor = 'CUSTOMER' | 'STAFF' | 'SYSTEM'

/** What happens to the goods held for an order, to its money and to its coupon when it moves. */
export type OrderEffect =
  /** stock held becomes stock sold */
  | 'SELL'
  /** stock goes back on the shelf, the coupon can be used again */
  | 'RELEASE'
  /** whatever was paid and not yet given back is given back */
  | 'REFUND'

type Move = {
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly by: readonly OrderActor[]
  readonly effects: readonly OrderEffect[]
}

/** Every legal move (A-C3); anything else is refused. Twin of the table `order_move` in SQL. */
export const ORDER_MOVES: readonly Move[] = [
  { from: 'AWAITING_PAYMENT', to: 'PENDING', by: ['SYSTEM', 'STAFF'], effects: ['SELL'] },
  { from: 'AWAITING_PAYMENT', to: 'EXPIRED', by: ['SYSTEM', 'CUSTOMER'], effects: ['RELEASE'] },
  { from: 'EXPIRED', to: 'PENDING', by: ['SYSTEM'], effects: ['SELL'] },
  { from: 'PENDING', to: 'PROCESSING', by: ['STAFF'], effects: [] },
  { from: 'PENDING', to: 'REJECTED', by: ['STAFF'], effects: ['RELEASE', 'REFUND'] },
  { from: 'PENDING', to: 'CANCELLED', by: ['CUSTOMER', 'STAFF'], effects: ['RELEASE', 'REFUND'] },
  { from: 'PROCESSING', to: 'CANCELLED', by: ['CUSTOMER', 'STAFF'], effects: ['RELEASE', 'REFUND'] },
  { from: 'PROCESSING', to: 'REJECTED', by: ['STAFF'], effects: ['RELEASE', 'REFUND'] },
  { from: 'PROCESSING', to: 'ON_THE_WAY', by: ['STAFF', 'SYSTEM'], effects: [] },
  { from: 'ON_THE_WAY', to: 'PROCESSING', by: ['STAFF'], effects: [] },
  { from: 'ON_THE_WAY', to: 'DELIVERED', by: ['STAFF', 'SYSTEM'], effects: [] },
  { from: 'DELIVERED', to: 'COMPLETED', by: ['CUSTOMER', 'SYSTEM'], effects: [] },
]

/** The move, when that actor may make it. */
export const orderMove = (from: OrderStatus, to: OrderStatus, by: OrderActor): Move | undefined =>
  ORDER_MOVES.find((move) => move.from === from && move.to === to && move.by.includes(by))

/** Whether nothing can happen to the order any more. A late payment revives one that expired. */
export const isClosed = (status: OrderStatus): boolean =>
  status === 'COMPLETED' || status === 'CANCELLED' || status === 'REJECTED'

/** Why the workshop does not make an order (A-C3). */
export const REJECTION_REASONS = [
  'CONTENT_NOT_ALLOWED',
  'RIGHTS',
  'CANNOT_PRODUCE',
  'UNUSABLE_ARTWORK',
  'FRAUD',
] as const

export type RejectionReason = (typeof REJECTION_REASONS)[number]
