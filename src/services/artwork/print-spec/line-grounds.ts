import type { Db } from '#db/connection.ts'
import { pageGround } from '#domain/preview/ground.ts'
import { findConfiguredLines } from './print-facts.repository.ts'
import { specOf, specsOf, type DigestedSpec } from './print-specs.ts'

/**
 * The colours that designs of order lines lie on, as #rrggbb, by the ids of the lines; without those on white paper, and those of
 * what is not sold any more. Two statements for all of them.
 */
export async function groundsOfLines(db: Db, lineIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const lines = await findConfiguredLines(db, lineIds)
  const specs = await specsOf(db, lines)
  const grounds = new Map<number, string>()
  for (const [index, { lineId }] of lines.entries()) {
    const specified = specs[index]
    const ground = specified?.ok ? pageGround(specified.value) : undefined
    if (ground !== undefined) grounds.set(lineId, ground)
  }
  return grounds
}

/** What an order line is printed as; undefined of what is not sold any more. */
export async function specOfLine(db: Db, lineId: number): Promise<DigestedSpec | undefined> {
  const [line] = await findConfiguredLines(db, [lineId])
  const specified = line && (await specOf(db, line))
  return specified?.ok ? specified.value : undefined
}

/** The colour that the design of one line lies on, as #rrggbb; null on white, as answers have it. */
export const groundOfLine = async (db: Db, lineId: number): Promise<string | null> =>
  (await groundsOfLines(db, [lineId])).get(lineId) ?? null
