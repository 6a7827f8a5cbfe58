import type { OrderStatus } from '#domain/orders/order-status.ts'

/** What a generated order is like. Ages are hours since it was placed. */
export type OrderScene = {
  /** Of a hundred orders, so many are like this. */
  readonly share: number
  readonly status: OrderStatus
  readonly ages: readonly [number, number]
  /** Days from today until it is to be ready; absent: six days after it was placed. */
  readonly due?: number
  readonly fulfilment?: 'DELIVERY' | 'PICKUP'
  readonly isUrgent?: boolean
  /** Paid by transfer, by anything else, or by whatever customers take. */
  readonly pays?: 'TRANSFER' | 'GATEWAY'
  readonly isHeld?: boolean
  readonly asksToCancel?: boolean
  /** Another day than the agreed one was promised. */
  readonly isPostponed?: boolean
  readonly refund?: 'DONE' | 'PARTLY_DONE' | 'TO_APPROVE' | 'AWAITING_TRANSFER' | 'DECLINED'
  readonly isReviewed?: boolean
}

const DAY = 24

/** The newest orders of a shop, of every state that staff has to do with. The shares add up to 100. */
export const LIVE_SCENES: readonly OrderScene[] = [
  { share: 6, status: 'PENDING', ages: [0.2, 9], due: 4 },
  { share: 1, status: 'PENDING', ages: [0.5, 4], due: 6, pays: 'TRANSFER' },
  { share: 2, status: 'PENDING', ages: [0.3, 5], due: 1, isUrgent: true },
  { share: 1, status: 'PENDING', ages: [20, 50], due: 3, isHeld: true },
  { share: 1, status: 'PENDING', ages: [5, 20], due: 4, asksToCancel: true },
  { share: 1, status: 'PENDING', ages: [40, 60], due: 0 },
  { share: 6, status: 'PROCESSING', ages: [20, 3 * DAY], due: 3 },
  { share: 5, status: 'PROCESSING', ages: [20, 4 * DAY], due: 6 },
  { share: 4, status: 'PROCESSING', ages: [2 * DAY, 5 * DAY], due: 0 },
  { share: 3, status: 'PROCESSING', ages: [7 * DAY, 10 * DAY], due: -2 },
  { share: 1, status: 'PROCESSING', ages: [7 * DAY, 9 * DAY], due: 2, isPostponed: true },
  { share: 1, status: 'PROCESSING', ages: [3 * DAY, 5 * DAY], due: 4, isHeld: true },
  { share: 1, status: 'PROCESSING', ages: [DAY, 3 * DAY], due: 4, asksToCancel: true },
  { share: 2, status: 'PROCESSING', ages: [12, 30], due: 1, isUrgent: true },
  { share: 5, status: 'ON_THE_WAY', ages: [3 * DAY, 6 * DAY], fulfilment: 'DELIVERY' },
  { share: 1, status: 'ON_THE_WAY', ages: [14 * DAY, 18 * DAY], fulfilment: 'DELIVERY' },
  { share: 3, status: 'ON_THE_WAY', ages: [3 * DAY, 6 * DAY], fulfilment: 'PICKUP' },
  { share: 1, status: 'ON_THE_WAY', ages: [16 * DAY, 20 * DAY], fulfilment: 'PICKUP' },
  { share: 4, status: 'AWAITING_PAYMENT', ages: [2, 40], due: 6, pays: 'TRANSFER' },
  { share: 8, status: 'DELIVERED', ages: [4 * DAY, 8 * DAY] },
  { share: 2, status: 'DELIVERED', ages: [4 * DAY, 8 * DAY], isReviewed: true },
  { share: 25, status: 'COMPLETED', ages: [20 * DAY, 60 * DAY] },
  { share: 2, status: 'COMPLETED', ages: [18 * DAY, 40 * DAY], refund: 'PARTLY_DONE', pays: 'GATEWAY' },
  { share: 1, status: 'COMPLETED', ages: [16 * DAY, 25 * DAY], refund: 'TO_APPROVE', pays: 'GATEWAY' },
  { share: 1, status: 'COMPLETED', ages: [16 * DAY, 30 * DAY], refund: 'DECLINED', pays: 'GATEWAY' },
  { share: 2, status: 'REJECTED', ages: [5 * DAY, 30 * DAY], refund: 'DONE', pays: 'GATEWAY' },
  { share: 3, status: 'CANCELLED', ages: [3 * DAY, 30 * DAY], refund: 'DONE', pays: 'GATEWAY' },
  { share: 2, status: 'CANCELLED', ages: [2 * DAY, 4 * DAY], refund: 'AWAITING_TRANSFER', pays: 'TRANSFER' },
  { share: 1, status: 'CANCELLED', ages: [8 * DAY, 20 * DAY], refund: 'DONE', pays: 'TRANSFER' },
  { share: 4, status: 'EXPIRED', ages: [2 * DAY, 30 * DAY], pays: 'GATEWAY' },
]

/** The orders before those, one after the other over three years: what was begun then has ended. */
export const PAST_SCENES: readonly OrderScene[] = [
  { share: 90, status: 'COMPLETED', ages: [0, 0] },
  { share: 2, status: 'COMPLETED', ages: [0, 0], refund: 'PARTLY_DONE', pays: 'GATEWAY' },
  { share: 1, status: 'REJECTED', ages: [0, 0], refund: 'DONE', pays: 'GATEWAY' },
  { share: 2, status: 'CANCELLED', ages: [0, 0], refund: 'DONE', pays: 'GATEWAY' },
  { share: 5, status: 'EXPIRED', ages: [0, 0], pays: 'GATEWAY' },
]

/** A hundred places, each taken by a scene as its share says. */
export const placesOf = (scenes: readonly OrderScene[]): OrderScene[] =>
  scenes.flatMap((scene) => Array.from({ length: scene.share }, () => scene))
