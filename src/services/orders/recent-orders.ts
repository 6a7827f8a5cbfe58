import type { Db } from '#db/connection.ts'
import { findRecent } from './order.repository.ts'

/** The newest orders that were paid or wait for a transfer, for staff. */
export const listRecentOrders = (db: Db) => findRecent(db, 50)
