import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { textList } from './text-list.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test.each([[[]], [['']], [['', '']], [['"Paper"', "it's", '{a,b}', 'ورق\nسميك', '']]])(
  '%j reaches the database as it is',
  async (texts) => {
    const { rows } = await sql<{ texts: string[] }>`select ${textList(texts)} as texts`.execute(database.db)
    expect(rows[0]?.texts).toEqual(texts)
  },
)
