import type { Halalas } from '../../money/halalas.ts'
import type { Permission } from '../../staff/permissions.ts'
import type { OrderStatus } from '../order-status.ts'

/** What a move asks of its maker; a question mark: it can be left out. */
export type MoveNeed = 'reason' | 'rejectionReason' | 'carrier' | 'trackingNumber' | 'trackingUrl?' | 'day'

type DeskMoveRule = {
  readonly permission: Permission
  readonly from: readonly OrderStatus[]
  /** What the customer is sent. */
  readonly message: string | null
  /** Whether what was paid goes back. */
  readonly refunds: boolean
  readonly needs: readonly MoveNeed[]
  /** Possible while the order is on hold. */
  readonly whileHeld: boolean
}

const WORKING: readonly OrderStatus[] = ['PENDING', 'PROCESSING']
const quiet = { message: null, refunds: false, needs: [], whileHeld: false } as const

/** What staff can do about an order, in the order in which it is offered. */
export const DESK_MOVES = {
  release: { ...quiet, permission: 'orders.edit', from: WORKING, whileHeld: true },
  accept: { ...quiet, permission: 'orders.edit', from: ['PENDING'], message: 'in-production' },
  start: { ...quiet, permission: 'orders.edit', from: ['PROCESSING'] },
  ready: { ...quiet, permission: 'orders.handOver', from: ['PROCESSING'], message: 'ready-for-pickup' },
  ship: {
    ...quiet,
    permission: 'orders.handOver',
    from: ['PROCESSING'],
    message: 'shipped',
    needs: ['carrier', 'trackingNumber', 'trackingUrl?'],
  },
  deliver: { ...quiet, permission: 'orders.handOver', from: ['ON_THE_WAY'], message: 'delivered' },
  takeBack: { ...quiet, permission: 'orders.edit', from: ['ON_THE_WAY'], needs: ['reason'] },
  refuseCancel: {
    ...quiet,
    permission: 'orders.edit',
    from: WORKING,
    message: 'cancel-refused',
    needs: ['reason'],
    whileHeld: true,
  },
  postpone: {
    ...quiet,
    permission: 'orders.edit',
    from: WORKING,
    message: 'late',
    needs: ['day', 'reason'],
    whileHeld: true,
  },
  hold: { ...quiet, permission: 'orders.edit', from: WORKING, needs: ['reason'] },
  cancel: {
    permission: 'orders.decide',
    from: WORKING,
    message: 'cancelled',
    refunds: true,
    needs: ['reason'],
    whileHeld: true,
  },
  reject: {
    permission: 'orders.decide',
    from: WORKING,
    message: 'rejected',
    refunds: true,
    needs: ['rejectionReason'],
    whileHeld: true,
  },
} as const satisfies Readonly<Record<string, DeskMoveRule>>

export type DeskMoveName = keyof typeof DESK_MOVES

export const DESK_MOVE_NAMES = Object.keys(DESK_MOVES) as readonly DeskMoveName[]

/** What decides which moves an order can make. */
export type DeskFacts = {
  readonly status: OrderStatus
  readonly fulfilment: 'DELIVERY' | 'PICKUP'
  readonly isHeld: boolean
  /** Its customer asks for its end. */
  readonly isCancelRequested: boolean
  /** Whether all its lines are being made. */
  readonly isStarted: boolean
  /** Of its jobs, so many are not made. */
  readonly openJobs: number
  /** What was paid and is not back. */
  readonly left: Halalas
  /** Whether a second person decides about giving that back. */
  readonly needsApproval: boolean
}

/** A move that is possible now, with what follows from it. */
export type PossibleMove = {
  readonly move: DeskMoveName
  /** The next step of an order that goes its way; of one order at most one. */
  readonly isNext: boolean
  readonly message: string | null
  readonly refunds: Halalas
  /** Whether a second person decides about what goes back. */
  readonly needsApproval: boolean
  /** Jobs that are not made and count as made by it, which the maker must say. */
  readonly closesJobs: number
  readonly needs: readonly MoveNeed[]
}

/** Whether an order can make the move at all. */
export function isPossible(move: DeskMoveName, facts: DeskFacts): boolean {
  const rule: DeskMoveRule = DESK_MOVES[move]
  if (!rule.from.includes(facts.status) || (facts.isHeld && !rule.whileHeld)) return false
  const more: Partial<Record<DeskMoveName, boolean>> = {
    release: facts.isHeld,
    start: !facts.isStarted,
    ready: facts.fulfilment === 'PICKUP',
    ship: facts.fulfilment === 'DELIVERY',
    refuseCancel: facts.isCancelRequested,
  }
  return more[move] ?? true
}

const NEXT: ReadonlySet<DeskMoveName> = new Set(['release', 'accept', 'ready', 'ship', 'deliver'])

/** Moves by which the goods leave the workshop: when all of it is made, or when who decides says that it is. */
const LEAVING: ReadonlySet<DeskMoveName> = new Set(['ready', 'ship'])

/** The moves that a person may make now, the next step first. */
export function possibleMoves(facts: DeskFacts, permissions: ReadonlySet<Permission>): readonly PossibleMove[] {
  const mayClose = facts.openJobs === 0 || permissions.has('production.decide')
  const possible = DESK_MOVE_NAMES.filter(
    (move) =>
      isPossible(move, facts) && permissions.has(DESK_MOVES[move].permission) && (mayClose || !LEAVING.has(move)),
  )
  const next = possible.find((move) => NEXT.has(move) && (facts.openJobs === 0 || !LEAVING.has(move)))
  return possible
    .toSorted((one, other) => Number(other === next) - Number(one === next))
    .map((move) => {
      const { message, refunds, needs }: DeskMoveRule = DESK_MOVES[move]
      return {
        move,
        isNext: move === next,
        message,
        refunds: refunds ? facts.left : 0,
        needsApproval: refunds && facts.left > 0 && facts.needsApproval,
        closesJobs: LEAVING.has(move) ? facts.openJobs : 0,
        needs,
      }
    })
}
