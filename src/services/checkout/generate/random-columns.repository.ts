import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** Which generated order it is, and what else its random choices hang on. */
type Draw = { readonly seed: number; readonly of: RawBuilder<unknown> }

/** A random whole number from 0 up to n, always the same for a seed, a row and a purpose. */
export const draw = ({ seed, of }: Draw, purpose: number, n: number | RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`mod(hashint8extended(${of}, ${sql.lit(seed * 1_000 + purpose)}::bigint) & 2147483647, ${typeof n === 'number' ? sql.lit(n) : n})::integer`

/** A random number from 0 to 1. */
export const fraction = (from: Draw, purpose: number): RawBuilder<number> =>
  sql<number>`(${draw(from, purpose, 10_000)} / 10000.0)`

/** An id that is always the same for a seed, a kind and a row. */
export const idOf = (seed: number, kind: string, row: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`overlay(overlay(md5(${sql.lit(`${kind} ${seed} `)} || ${row}) placing '4' from 13) placing '8' from 17)::uuid`

/** The element of a text array, counted from 0. */
export const elementOf = (texts: readonly string[], index: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(${sql.val([...texts])}::text[])[${index} + 1]`
