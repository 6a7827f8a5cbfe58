import type { Pool } from 'pg'
import type { Db } from '#db/connection.ts'
import { createStaffAccounts } from '#services/staff/staff-account.service.ts'
import { createStaffSessions } from '#services/staff/staff-sessions.service.ts'
import type { OrderServices } from './orders.ts'

export interface OfficeParts {
  /** Never a replica: a session that has ended must have ended here. */
  readonly pool: Pool
  readonly db: Db
  readonly orders: Pick<OrderServices, 'desk'>
}

/** Puts together what the calls of the office call. */
export function createOfficeServices({ pool, db, orders }: OfficeParts) {
  const sessions = createStaffSessions({ pool, db })
  return { sessions, accounts: createStaffAccounts({ db, sessions }), orders: orders.desk }
}
