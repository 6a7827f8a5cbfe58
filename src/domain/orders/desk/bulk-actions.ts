import type { Permission } from '../../staff/permissions.ts'

/** What can be done to many orders at once, and the right it takes. Nothing that moves money is among it. */
export const BULK_ACTIONS = {
  accept: 'orders.edit',
  assign: 'orders.edit',
  ship: 'orders.handOver',
} as const satisfies Readonly<Record<string, Permission>>

export type BulkActionName = keyof typeof BULK_ACTIONS

export const BULK_ACTION_NAMES = Object.keys(BULK_ACTIONS) as readonly BulkActionName[]

/** Orders that can be chosen one by one for a run. */
export const MAX_CHOSEN = 1_000

/** Orders of a run that are named by the filters of a list. */
export const MAX_MATCHING = 10_000
