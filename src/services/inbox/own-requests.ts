import type { Db } from '#db/connection.ts'
import { findRequestsOf } from './own-requests.repository.ts'

export type OwnRequests = ReturnType<typeof createOwnRequests>

/**
 * The special requests of a customer: those sent with an email address that they have verified, whether or not they
 * were logged in (docs/decisions/0088).
 */
export const createOwnRequests = (db: Db) => ({
  /** A page of them, the newest first, and how many there are. */
  list: (customerId: string, page: { readonly page: number; readonly perPage: number }) =>
    findRequestsOf(db, customerId, page),
})
