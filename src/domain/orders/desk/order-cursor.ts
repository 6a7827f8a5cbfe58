import { err, ok, type Result } from '../../result.ts'
import type { OrderSort } from './order-filter.ts'

/** Where a page of the list ends: the value it is sorted by, as a whole number, and the number of its last order. */
export type SortPlace = { readonly key: number; readonly number: number }

/** The largest value that every sort can be asked for: microseconds up to the year 2096, days and halalas far beyond. */
const MOST: Readonly<Record<string, number>> = { placed: 4e15, moved: 4e15, readyBy: 100_000, total: 1e13 }
const MAX_NUMBER = 2_147_483_647

/** A place as the address of the next page holds it. */
export const writeCursor = (sort: OrderSort, { key, number }: SortPlace): string => `${sort}.${key}.${number}`

/** Reads it back; refuses what no page of this sort has given out. */
export function readCursor(sort: OrderSort, cursor: string): Result<SortPlace, { readonly code: 'orders/cursor' }> {
  const [, of, key, number] = /^(-?[a-zA-Z]+)\.(\d{1,16})\.(\d{1,10})$/.exec(cursor) ?? []
  const place = { key: Number(key), number: Number(number) }
  const isWithin = of === sort && place.key <= (MOST[sort.replace('-', '')] ?? 0) && place.number <= MAX_NUMBER
  return isWithin ? ok(place) : err({ code: 'orders/cursor' })
}
