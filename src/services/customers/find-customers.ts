import type { Db } from '#db/connection.ts'
import { customerQuery } from '#domain/customers/customer-query.ts'
import { findCustomers } from './find-customers.repository.ts'
import type { FoundCustomer } from './find-customers.repository.ts'

export type { FoundCustomer } from './find-customers.repository.ts'

/** Finds customers by what a member of staff typed; by phone and e-mail address only for those who may see them. */
export type FindCustomers = (text: string, seesContact: boolean) => Promise<readonly FoundCustomer[]>

/** Customers that are shown while one types. */
const FOUND = 5

/** Finds customers over a database. */
export const createFindCustomers =
  (db: Db): FindCustomers =>
  async (text, seesContact) => {
    const query = customerQuery(text, seesContact)
    return query ? findCustomers(db, query, FOUND) : []
  }
