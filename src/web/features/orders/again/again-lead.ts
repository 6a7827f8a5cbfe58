import type { OrderAgain } from './order-again-answer.ts'
import type { Wishes } from './wishes.ts'

/** Kinds of differences that a customer must know before anything else; another price stands in its row. */
const SERIOUS = new Set<OrderAgain['differences'][number]['kind']>(['gone', 'invalid', 'filesGone'])

/** The sentence that says what becomes of an order that is placed again. */
export function leadOf({ lines, differences }: Pick<OrderAgain, 'lines' | 'differences'>, { changes }: Wishes) {
  const there = lines.filter(({ today }) => today !== null)
  if (there.length === 0) return 'leadNothing'
  if (differences.some(({ kind }) => SERIOUS.has(kind))) return 'leadDifferent'
  if (there.some(({ key }) => (changes[key] ?? '').trim() !== '')) return 'leadChanged'
  if (there.some(({ approval, approvalReason }) => approval !== null && approvalReason !== null)) return 'leadApprove'
  return there.every(({ approval }) => approval !== null) ? 'leadPress' : 'leadSame'
}
