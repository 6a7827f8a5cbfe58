import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { connectOnce, openPool, queryBuilder } from '#db/connection.ts'
import type { Db } from '#db/connection.ts'

/** A database of a test file's own, migrated and empty. */
export interface TestDatabase {
  readonly url: string
  readonly pool: pg.Pool
  readonly db: Db
  /** Closes the connections and drops the database. */
  readonly close: () => Promise<void>
}

/**
 * Makes a database for one test file, copied from the migrated template, so that files never see each other:
 *
 *     let database: TestDatabase
 *     beforeAll(async () => { database = await testDatabase() })
 *     afterAll(() => database.close())
 *
 * Tests of one file share it: give each its own rows, or empty what they write. Not migrated, it has no table at all.
 */
export async function testDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `matbaa_test_${randomBytes(6).toString('hex')}`
  const url = withDatabase(template, name)
  await administer(
    template,
    `create database ${name} template ${migrated ? template.pathname.slice(1) : 'template0'} strategy file_copy`,
  )

  const pool = openPool(url)
  const db = queryBuilder(pool)
  return {
    url,
    pool,
    db,
    close: async () => {
      await db.destroy()
      await administer(template, `drop database ${name} with (force)`)
    },
  }
}

async function administer(server: URL, statement: string): Promise<void> {
  const client = await connectOnce(withDatabase(server, 'postgres'))
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const withDatabase = (server: URL, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href
