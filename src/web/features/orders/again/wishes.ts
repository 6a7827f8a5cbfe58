import { noteRoom, noteWith } from '#domain/cart/note-line.ts'
import type { LineAgain, OrderAgain } from './order-again-answer.ts'

/**
 * What is to be different this time, by the keys of the lines: how many, and what to change in the file first; an empty change
 * is one that is not written yet.
 */
export type Wishes = {
  readonly quantities: Readonly<Record<string, number>>
  readonly changes: Readonly<Record<string, string | undefined>>
}

/** Everything as it was ordered. */
export const NO_WISHES: Wishes = { quantities: {}, changes: {} }

/** An order as it would be today, and what is wished of it. */
export type Wishing = {
  readonly again: OrderAgain
  readonly wishes: Wishes
  /** The shop has not answered to these wishes yet. */
  readonly isAsking: boolean
  readonly onWish: (wishes: Wishes) => void
}

type Item = OrderAgain['items'][number]

const changeOf = ({ changes }: Wishes, key: string): string => changes[key]?.trim() ?? ''

/** A line as it goes into the cart: one in which something is to be changed is left to the designers, with its file. */
export function wishedItem(item: Item, wishes: Wishes): Item {
  const change = changeOf(wishes, item.key)
  if (change === '') return item
  return { ...item, designMode: 'DESIGN_FOR_ME', notes: noteWith(item.notes, change) }
}

/** Whether all lines are there with all their files, and none is to be changed; another quantity is the same thing. */
export const isAsItWas = ({ lines, differences }: OrderAgain, wishes: Wishes): boolean =>
  differences.every(({ kind }) => kind === 'repriced' || kind === 'adjusted') &&
  lines.every(({ key, files }) => changeOf(wishes, key) === '' && files.every(({ isThere }) => isThere))

/** Letters that can be added to the note of a line whose file is there to be changed; 0 where there is none. */
export const changeRoom = ({ items }: Pick<OrderAgain, 'items'>, { key, files }: LineAgain): number =>
  files.some(({ isThere }) => isThere) ? noteRoom(items.find((item) => item.key === key)?.notes ?? '') : 0
