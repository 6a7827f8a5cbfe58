import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPool } from '#db/connection.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { separateReads } from './read-lanes.ts'
import type { RowBytes } from './row-bytes.ts'

const asText = (row: RowBytes) => row.map((column) => column && String(column))

describe.each([true, false])('rows as the server sent them, raw: %s', (rawRows) => {
  let database: TestDatabase
  let pool: pg.Pool
  beforeAll(async () => {
    database = await testDatabase()
    pool = openPool(database.url, { rawRows })
  })
  afterAll(async () => {
    await pool.end()
    await database.close()
  })

  const read = (query: pg.QueryConfig) => separateReads(pool).bytes(query)

  test('are the text of their columns, in any alphabet, empty or null', async () => {
    const query = { text: `select $1::int as n, 'بطاقات “350 g”' as name, '' as note, null as nothing`, values: [7] }
    const rows = await read(query)
    expect(rows.map(asText)).toEqual([['7', 'بطاقات “350 g”', '', null]])
  })

  test('arrive whole, however many pieces they travel in', async () => {
    const text = `select repeat('ورق ', size) from unnest(array[1, 3000, 0, 200000, 2]) as size`
    const rows = await read({ text })
    expect(rows.map(asText)).toEqual([1, 3_000, 0, 200_000, 2].map((size) => ['ورق '.repeat(size)]))
  })

  test('keep what they hold while others are read', async () => {
    const ask = (letter: string) => read({ name: 'letters', text: 'select repeat($1, 20000)', values: [letter] })
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const answers = await Promise.all(letters.map(ask))
    expect(answers.map(([row]) => row?.[0]?.toString())).toEqual(letters.map((letter) => letter.repeat(20_000)))
  })

  test('come without the notices that the server sends in between', async () => {
    const noisy = `create or replace function say(n int) returns int language plpgsql as
      $$ begin raise notice 'at %', n; return n; end $$`
    await pool.query(noisy)
    const rows = await read({ text: 'select say(n) from generate_series(1, 3) as n' })
    expect(rows.map(asText)).toEqual([['1'], ['2'], ['3']])
  })

  test('are not there when the statement fails, which says why; the next is answered', async () => {
    const failing = { text: 'select 1 / (3 - n) from generate_series(1, 5) as n' }
    await expect(read(failing)).rejects.toThrow('division by zero')
    expect((await read({ text: 'select 2' })).map(asText)).toEqual([['2']])
  })

  test('of other statements on the same connection go to the driver as before', async () => {
    await read({ text: 'select 1' })
    const { rows } = await pool.query("select repeat('x', 100000) as long, 5::bigint as five")
    expect(rows).toEqual([{ long: 'x'.repeat(100_000), five: 5 }])
  })
})
