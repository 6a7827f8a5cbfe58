import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Db } from '#db/connection.ts'
import { err } from '#domain/result.ts'
import { findLastChange } from './change.repository.ts'
import type { LastChange } from './change.repository.ts'
import type { Subject } from './record-change.ts'

/** A thing was changed since its editor read it: what it is now, and who changed it when. */
export type VersionConflict = {
  readonly code: 'versions/conflict'
  readonly version: number
  readonly present: unknown
  readonly changedAt: string | null
  readonly changedBy: string | null
}

/** When a thing was last changed, by whom, and how. */
export const lastChangeOf = (db: Db, { type, id }: Subject): Promise<LastChange | undefined> =>
  findLastChange(db, type, id)

/** Refuses a change of a thing that has another version by now. `present` is the thing as its editor reads it. */
export async function versionConflict(db: Db, subject: Subject, version: number, present: unknown) {
  const last = await findLastChange(db, subject.type, subject.id)
  const conflict: VersionConflict = {
    code: 'versions/conflict',
    version,
    present,
    changedAt: last ? riyadhTimestamp(last.at) : null,
    changedBy: last?.name ?? null,
  }
  return err(conflict)
}
