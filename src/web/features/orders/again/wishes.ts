import { MAX_NOTE_LENGTH } from '#domain/cart/cart-item.ts'
import type { OrderAgain } from './order-again-answer.ts'

/** What is to be different this time, by the keys of the lines: how many, and what to change in the file first. */
export type Wishes = {
  readonly quantities: Readonly<Record<string, number>>
  readonly changes: Readonly<Record<string, string>>
}

/** Everything as it was ordered. */
export const NO_WISHES: Wishes = { quantities: {}, changes: {} }

type Item = OrderAgain['items'][number]

/** A line as it goes into the cart: one in which something is to be changed is left to the designers, with its file. */
export function wishedItem(item: Item, { changes }: Wishes): Item {
  const change = changes[item.key]?.trim() ?? ''
  if (change === '') return item
  return { ...item, designMode: 'DESIGN_FOR_ME', notes: item.notes === '' ? change : `${item.notes}\n${change}` }
}

/** Letters that can be added to the note of a line, on a line of their own; 0 where the note is full. */
export const noteRoom = (note: string): number =>
  note === '' ? MAX_NOTE_LENGTH : Math.max(0, MAX_NOTE_LENGTH - note.length - 1)
