import type { JobMoveBody } from '../board/board.queries.ts'
import { HOUR_MS } from '#domain/calendar/time-spans.ts'

/** A move that was made on this device and that the shop has not confirmed yet. */
export type WaitingMove = {
  /** Names it for the shop: sent again, it is not done again. */
  readonly id: string
  /** Who made it: it is sent in no other name. */
  readonly by: string
  readonly code: string
  readonly body: JobMoveBody
  /** When it was made, ms. */
  readonly at: number
}

/** A move that does not fit any more, and why. */
export type RefusedMove = WaitingMove & { readonly reason: string }

/** Moves wait for a line so long; the floor has changed after a shift. */
export const MAX_HOURS = 8
const MAX_WAITING = 500

/** What a device has stored, without what is no move, too old, or too much. */
export function readWaiting(stored: unknown, now: number): readonly WaitingMove[] {
  if (!Array.isArray(stored)) return []
  return stored.filter((each): each is WaitingMove => isWaiting(each) && isYoung(each, now)).slice(-MAX_WAITING)
}

/** Moves that have waited too long. */
export const tooOld = (moves: readonly WaitingMove[], now: number): readonly WaitingMove[] =>
  moves.filter((each) => !isYoung(each, now))

// A clock that was wrong in between makes a move neither old nor young: it is sent.
const isYoung = ({ at }: WaitingMove, now: number): boolean => now - at < MAX_HOURS * HOUR_MS

const isWaiting = (each: unknown): each is WaitingMove =>
  typeof each === 'object' &&
  each !== null &&
  'id' in each &&
  typeof each.id === 'string' &&
  'by' in each &&
  typeof each.by === 'string' &&
  'code' in each &&
  typeof each.code === 'string' &&
  'at' in each &&
  typeof each.at === 'number' &&
  'body' in each &&
  typeof each.body === 'object'

/** How sending one move ended. */
export type Sent =
  | { readonly kind: 'done' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly reason: string }

/**
 * Sends moves one after the other, in the order in which they were made, until the line fails. `onSettled` receives each that
 * is done or refused, at once: what was answered is never sent again.
 */
export async function sendWaiting(
  moves: readonly WaitingMove[],
  send: (move: WaitingMove) => Promise<Sent>,
  onSettled: (move: WaitingMove, sent: Exclude<Sent, { kind: 'offline' }>) => void,
): Promise<void> {
  for (const move of moves) {
    const sent = await send(move)
    if (sent.kind === 'offline') return
    onSettled(move, sent)
  }
}
