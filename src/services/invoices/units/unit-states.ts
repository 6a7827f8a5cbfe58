import type { Db } from '#db/connection.ts'
import { countByUnit } from '../reports/invoice-report.repository.ts'
import { findUnits } from './invoice-unit.repository.ts'
import { DAY_MS } from '#domain/calendar/time-spans.ts'

/** How every unit stands with the tax authority. */
export async function unitStates(db: Db, now: Date) {
  const counts = await countByUnit(db)
  return (await findUnits(db)).map(({ id, environment, expires_at: expiresAt, login_refused_at: refusedAt }) => ({
    unit: id,
    environment,
    expiresAt,
    days: expiresAt === null ? null : Math.floor((expiresAt.getTime() - now.getTime()) / DAY_MS),
    isLoginRefused: refusedAt !== null,
    waiting: counts.find(({ unit }) => unit === id)?.waiting ?? 0,
    refused: counts.find(({ unit }) => unit === id)?.refused ?? 0,
  }))
}
