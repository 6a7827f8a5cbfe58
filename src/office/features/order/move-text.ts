import { useT } from '#ui/i18n/use-t.ts'
import type { Move } from '../../shared/order/order.queries.ts'

/** What the customer reads of a move. */
const MESSAGES = {
  'in-production': 'inProductionMessage',
  'ready-for-pickup': 'pickupMessage',
  shipped: 'shippedMessage',
  delivered: 'deliveredMessage',
  rejected: 'rejectedMessage',
  cancelled: 'cancelledMessage',
  late: 'lateMessage',
  'cancel-refused': 'cancelRefusedMessage',
} as const

/** Moves in words: the verb of the button, the heading above it, and what the customer hears of it. */
export function useMoveText() {
  const t = useT('office-order')
  return {
    verb: (move: Move['move']): string => t(move),
    title: (move: Move['move']): string => t(`${move}Title`),
    consequence: ({ message }: Pick<Move, 'message'>): string =>
      t(message !== null && message in MESSAGES ? MESSAGES[message as keyof typeof MESSAGES] : 'noMessage'),
  }
}
