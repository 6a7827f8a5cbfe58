import type { QueryResult } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { testCustomers } from './customer-api.ts'
import type { TestCustomers } from './customer-api.ts'
import { testDatabase } from './test-database.ts'
import type { TestDatabase } from './test-database.ts'

export interface CustomerShop extends TestCustomers {
  readonly database: TestDatabase
  /** The rows a statement answers. */
  readonly query: (text: string, values?: unknown[]) => Promise<QueryResult['rows']>
}

/**
 * The calls of customers on a database of the test file's own, from its first test to its last:
 *
 *     const shop = customerShop()
 */
export function customerShop(): CustomerShop {
  let database: TestDatabase
  let customers: TestCustomers
  beforeAll(async () => {
    database = await testDatabase()
    customers = await testCustomers(database)
  })
  afterAll(async () => {
    await customers.app.close()
    await database.close()
  })
  return {
    get app() {
      return customers.app
    },
    get services() {
      return customers.services
    },
    get database() {
      return database
    },
    browser: (ip) => customers.browser(ip),
    codeTo: (recipient) => customers.codeTo(recipient),
    newCustomer: (email) => customers.newCustomer(email),
    query: async (text, values = []) => (await database.pool.query(text, values)).rows,
  }
}
