import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate, readMigrations } from '#db/migrate.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

describe('migrations', () => {
  let database: TestDatabase
  let folder: string

  beforeEach(async () => {
    database = await testDatabase({ migrated: false })
    folder = await mkdtemp(join(tmpdir(), 'matbaa-migrations-'))
    await write('0001_shelf.sql', 'create table shelf (id int primary key);')
    await write('0002_book.sql', 'create table book (shelf_id int not null references shelf);')
  })
  afterEach(async () => {
    await rm(folder, { recursive: true })
    await database.close()
  })

  const write = (name: string, sql: string) => writeFile(join(folder, name), sql)
  const tables = async () => {
    const { rows } = await database.pool.query('select relname from pg_stat_user_tables order by 1')
    return rows.map((row) => row.relname)
  }

  test('are applied in order, once', async () => {
    expect(await migrate(database.url, folder)).toEqual(['0001_shelf.sql', '0002_book.sql'])
    expect(await migrate(database.url, folder)).toEqual([])
    expect(await tables()).toEqual(['book', 'schema_migration', 'shelf'])
  })

  test('are applied once when several processes start together', async () => {
    await write('0003_slow.sql', 'select pg_sleep(0.2); create table page ();')
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, folder)))
    expect(applied.toSorted((one, other) => other.length - one.length).map((names) => names.length)).toEqual([
      3, 0, 0, 0,
    ])
  })

  const BESIDE = [
    '-- no transaction',
    '-- Looked for by title.',
    'drop index concurrently if exists book_shelf;',
    'create index concurrently book_shelf on book (shelf_id);',
  ].join('\n')
  const indexes = async () => {
    const { rows } = await database.pool.query(
      "select indexrelid::regclass::text as name from pg_index where indisvalid and indrelid = 'book'::regclass",
    )
    return rows.map(({ name }) => name)
  }

  test('make an index beside the traffic, also while other processes wait for their turn', async () => {
    await write('0003_index.sql', BESIDE)
    await Promise.all([1, 2, 3].map(() => migrate(database.url, folder)))
    expect(await indexes()).toEqual(['book_shelf'])
  })

  test('make an index again that failed halfway', async () => {
    await migrate(database.url, folder)
    await database.pool.query('insert into shelf values (1)')
    await database.pool.query('insert into book values (1), (1)')
    await write('0003_index.sql', BESIDE.replace('create index', 'create unique index'))
    await expect(migrate(database.url, folder)).rejects.toThrow('0003_index.sql: could not create unique index')
    await database.pool.query('delete from book')
    expect(await migrate(database.url, folder)).toEqual(['0003_index.sql'])
    expect(await indexes()).toEqual(['book_shelf'])
  })

  test('without a transaction change nothing but indexes', async () => {
    await write('0003_more.sql', `${BESIDE}\ndrop table book;`)
    await expect(migrate(database.url, folder)).rejects.toThrow('makes indexes concurrently and nothing else')
    expect(await tables()).toContain('book')
  })

  test('leave nothing of one that fails, and keep those before it', async () => {
    await write('0003_broken.sql', 'create table page ();\n\ncreate table page ();')
    await expect(migrate(database.url, folder)).rejects.toThrow('0003_broken.sql')
    expect(await tables()).toEqual(['book', 'schema_migration', 'shelf'])

    await write('0003_broken.sql', 'create table page ();')
    expect(await migrate(database.url, folder)).toEqual(['0003_broken.sql'])
  })

  test('say in which line the mistake is', async () => {
    await write('0003_typo.sql', 'create table page ();\ncreate tabel line ();')
    await expect(migrate(database.url, folder)).rejects.toThrow('0003_typo.sql:2: syntax error at or near "tabel"')
  })

  test.each([
    ['altered', () => write('0001_shelf.sql', 'create table shelf ();'), '0001_shelf.sql was altered'],
    [
      'removed',
      () => rm(join(folder, '0001_shelf.sql')),
      '0001_shelf.sql was applied to this database but its file is gone',
    ],
    ['put before an applied one', () => write('0001_a.sql', 'select 1'), '0001_a.sql comes before 0002_book.sql'],
  ])('are refused when a file was %s', async (_, change, complaint) => {
    await migrate(database.url, folder)
    await change()
    await expect(migrate(database.url, folder)).rejects.toThrow(complaint)
  })

  const migrateNewer = async (change: string) => {
    await write('0003_needs.sql', `alter table schema_migration add column needs text;\n${change}`)
    await migrate(database.url, folder)
    await rm(join(folder, '0003_needs.sql'))
  }

  test('of a newer version let the version before start, which a deploy or its end needs', async () => {
    await migrateNewer('alter table book add column title text;')
    expect(await migrate(database.url, folder)).toEqual([])
  })

  test('of a newer version that this one cannot live with are refused', async () => {
    await migrateNewer('-- needs 0002\ndrop table book;')
    expect(await migrate(database.url, folder)).toEqual([])
    await rm(join(folder, '0002_book.sql'))
    await expect(migrate(database.url, folder)).rejects.toThrow(
      '0003_needs.sql needs a version of the shop that has 0002',
    )
  })

  test('of a newer version without one of this are refused', async () => {
    await migrateNewer('select 1;')
    await write('0002_later.sql', 'select 1;')
    await expect(migrate(database.url, folder)).rejects.toThrow('0002_later.sql comes before 0003_needs.sql')
  })

  test('are recorded under the new name of a file that was renumbered', async () => {
    await migrate(database.url, folder)
    await rename(join(folder, '0002_book.sql'), join(folder, '0003_book.sql'))
    await write('0004_page.sql', 'create table page ();')
    expect(await migrate(database.url, folder)).toEqual(['0004_page.sql'])
    const { rows } = await database.pool.query('select name from schema_migration order by name')
    expect(rows.map(({ name }) => name)).toEqual(['0001_shelf.sql', '0003_book.sql', '0004_page.sql'])
  })

  test('have a number of their own in the shop', async () => {
    const numbers = (await readMigrations()).map(({ name }) => name.split('_', 1)[0])
    expect(numbers).toEqual([...new Set(numbers)])
  })

  test('give up on a table that is locked', async () => {
    await migrate(database.url, folder)
    await write('0003_alter.sql', 'alter table shelf add column name text;')
    const holder = await database.pool.connect()
    await holder.query('begin; lock table shelf')
    await expect(migrate(database.url, folder)).rejects.toThrow('lock timeout')
    await holder.query('rollback')
    holder.release()
    expect(await migrate(database.url, folder)).toEqual(['0003_alter.sql'])
  })
})
