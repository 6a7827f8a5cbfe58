import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskStorage } from '#integrations/storage/disk-storage.ts'
import { insertStaff } from '#testing/staff-fixture.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { createExportFiles } from './export-files.service.ts'
import { createExportJob } from './export-job.ts'
import type { ExportJobParts } from './export-job.ts'

const ORDERS = 23
const NEVER = new AbortController().signal
let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'exports-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await database.close()
})

/** Orders by number, three at a time; `onBatch` is called before each. */
const listsOf = (onBatch: (first: number) => void = () => undefined): ExportJobParts['lists'] => ({
  batch: async (_reader, _query, after) => {
    const first = (after?.number ?? 0) + 1
    onBatch(first)
    const numbers = Array.from({ length: Math.min(3, ORDERS + 1 - first) }, (_, index) => first + index)
    const last = numbers.at(-1)
    return {
      rows: numbers.map((number) => ({ number, company_name: `=${number}` }) as never),
      next: last === undefined || last === ORDERS ? undefined : { key: last, number: last },
    }
  },
})

const parts = () => ({ db: database.db, storage: createDiskStorage({ folder, reserveBytes: 0 }) })
const alerts: string[] = []
const alert = (sentence: string) => void alerts.push(sentence)
const jobOf = (lists: ExportJobParts['lists']) => createExportJob({ ...parts(), lists, alert, partRows: 6 })
const filesOf = () =>
  createExportFiles({
    ...parts(),
    queue: { enqueue: async () => undefined },
    lists: { count: async () => ORDERS },
    atOnce: 20,
  })

const actorOf = async (...roles: string[]) => ({
  via: 'OFFICE' as const,
  staffId: await insertStaff(database.pool, { roles: roles.length > 0 ? roles : ['owner'] }),
  sessionId: null as never,
  permissions: new Set<never>(),
  isFresh: true,
})
const wish = (format: 'csv' | 'xlsx') =>
  ({ format, language: 'en', columns: ['number', 'company'], filter: {}, sort: 'placed', query: 'q=x' }) as const
const begin = async (format: 'csv' | 'xlsx', actor: Awaited<ReturnType<typeof actorOf>>): Promise<string> => {
  const begun = await filesOf().start(actor as never, wish(format))
  if (!begun.ok || begun.value === undefined) throw new Error('not begun')
  return begun.value
}
const numbersOf = async (
  actor: { readonly staffId: string },
  id: string,
  format: 'csv' | 'xlsx',
): Promise<number[]> => {
  const bytes = await buffer(await filesOf().content(actor, id))
  const rows = format === 'csv' ? (parse(bytes, { bom: true }) as string[][]) : await readSheet(bytes)
  return rows.slice(1).map(([number]) => Number(number))
}
const ALL = Array.from({ length: ORDERS }, (_, index) => index + 1)

test.each(['csv', 'xlsx'] as const)(
  'a process that is ended halfway is followed by another one: %s',
  async (format) => {
    const actor = await actorOf()
    const id = await begin(format, actor)
    const killed = new AbortController()
    await expect(jobOf(listsOf((first) => first > 7 && killed.abort())).run(id, killed.signal)).rejects.toThrow(
      /elsewhere/,
    )
    const [half] = await filesOf().newest(actor as never)
    expect(half).toMatchObject({ state: 'WAITING', total: ORDERS, rows: 12 })
    const seen: number[] = []
    await jobOf(listsOf((first) => void seen.push(first))).run(id, NEVER)
    expect(seen[0]).toBe(13)
    expect(await filesOf().find(actor as never, id)).toMatchObject({ state: 'DONE', rows: ORDERS })
    expect(await numbersOf(actor, id, format)).toEqual(ALL)
    expect((await buffer(await filesOf().content(await actorOf(), id))).length).toBe(0)
  },
)

test('a process that died holds its file for as long as its lease, and what it writes late is not in it', async () => {
  const actor = await actorOf()
  const id = await begin('csv', actor)
  // The first process stands still in its second part; its lease runs out, and another one makes the file.
  let isOther = false
  const states: unknown[] = []
  const standing = listsOf()
  await jobOf({
    batch: async (reader, query, after) => {
      if (after?.number === 9 && !isOther) {
        isOther = true
        await jobOf(listsOf()).run(id, NEVER)
        states.push((await filesOf().find(actor as never, id))?.state)
        await database.pool.query(`update export_file set leased_until = now() - interval '1 second' where id = $1`, [
          id,
        ])
        await jobOf(listsOf()).run(id, NEVER)
      }
      return standing.batch(reader, query, after)
    },
  }).run(id, NEVER)
  expect(states).toEqual(['WAITING'])
  expect(await numbersOf(actor, id, 'csv')).toEqual(ALL)
  const lost = await database.pool.query('select from unclaimed_file')
  expect(lost.rowCount).toBe(0)
})

test.each(['csv', 'xlsx'] as const)('a file whose last part has no row left is whole: %s', async (format) => {
  const actor = await actorOf()
  const id = await begin(format, actor)
  const { batch } = listsOf()
  // Whether more rows follow is known only when they are read.
  const unsure: ExportJobParts['lists'] = {
    batch: async (reader, query, after) => {
      const read = await batch(reader, query, after)
      return { ...read, next: read.rows.length > 0 ? (read.next ?? { key: ORDERS, number: ORDERS }) : undefined }
    },
  }
  await createExportJob({ ...parts(), lists: unsure, alert, partRows: 1 }).run(id, NEVER)
  expect(await filesOf().find(actor as never, id)).toMatchObject({ state: 'DONE', rows: ORDERS })
  expect(await numbersOf(actor, id, format)).toEqual(ALL)
})

test('a file that always fails is given up, and holds no other one back', async () => {
  const actor = await actorOf()
  const [broken, behind] = [await begin('csv', actor), await begin('csv', actor)]
  const before = (minutes: number, id: string) =>
    database.pool.query(`update export_file set created_at = now() - make_interval(mins => $2) where id = $1`, [
      id,
      minutes,
    ])
  await before(3, broken)
  await before(2, behind)
  let isBroken = true
  const { batch } = listsOf()
  // The first is taken up first, and fails; the second is made all the same.
  await jobOf({
    batch: async (...args) => {
      if (isBroken) {
        isBroken = false
        throw new Error('an order that cannot be read')
      }
      return batch(...args)
    },
  }).sweep(NEVER)
  expect(alerts).toEqual(['a part of a sweep failed'])
  expect(await filesOf().find(actor as never, broken)).toMatchObject({ state: 'WAITING' })
  expect(await filesOf().find(actor as never, behind)).toMatchObject({ state: 'DONE' })
  const always = jobOf({ batch: () => Promise.reject(new Error('an order that cannot be read')) })
  for (let turn = 0; turn < 19; turn += 1) await always.sweep(NEVER)
  expect(await filesOf().find(actor as never, broken)).toMatchObject({ state: 'FAILED' })
  await expect(always.sweep(NEVER)).resolves.toBe(0)
})

test('few orders begin no file, and a beginning leaves one change', async () => {
  const actor = await actorOf()
  const few = createExportFiles({
    ...parts(),
    queue: { enqueue: async () => undefined },
    lists: { count: async () => 20 },
    atOnce: 20,
  })
  expect(await few.start(actor as never, wish('csv'))).toEqual({ ok: true, value: undefined })
  await begin('csv', actor)
  const { rows } = await database.pool.query('select action, after from staff_change where staff_id = $1', [
    actor.staffId,
  ])
  expect(rows).toEqual([{ action: 'order.export', after: { format: 'csv', columns: 'number,company', query: 'q=x' } }])
})

test('a file is not made for who lost the right to it, and one that is over is removed', async () => {
  const actor = await actorOf('sales')
  const refused = await begin('csv', actor)
  await jobOf(listsOf()).run(refused, NEVER)
  expect(await filesOf().find(actor as never, refused)).toMatchObject({ state: 'REFUSED', rows: 0 })
  const owner = await actorOf()
  const id = await begin('csv', owner)
  await jobOf(listsOf()).run(id, NEVER)
  await database.pool.query('alter table export_file disable trigger export_file_once')
  await database.pool.query(`update export_file set expires_at = now() - interval '1 second' where id = $1`, [id])
  await database.pool.query('alter table export_file enable trigger export_file_once')
  expect(await filesOf().find(owner as never, id)).toMatchObject({ state: 'EXPIRED' })
  await jobOf(listsOf()).sweep(NEVER)
  const left = await database.pool.query('select from export_part where export_id = $1', [id])
  expect(left.rowCount).toBe(0)
  await expect(database.pool.query(`update export_file set state = 'WAITING' where id = $1`, [id])).rejects.toThrow(
    /is over/,
  )
})
