import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { format } from 'node:util'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Finding } from '#domain/doctor/finding.ts'
import { openJobs } from '#jobs/open-jobs.ts'
import { noteBackup } from '#services/backup/last-backup.ts'
import { examineShop } from '#services/doctor/examine-shop.ts'
import { openStaffVault } from '#services/staff/factors/factor-vault.ts'
import { testInvoices } from '#testing/orders/issued-invoices.ts'
import { insertStaff } from '#testing/staff-fixture.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { runCommandLine } from './run-command-line.ts'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'matbaa-doctor-'))
  const jobs = await openJobs({ pool: database.pool, logger: pino({ level: 'silent' }), isWorker: false })
  await jobs.close()
  await noteBackup(folder, 'shop.tgz', new Date())
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
  await database.close()
})

type Report = { code: number; text: string }

async function doctor(settings: NodeJS.ProcessEnv = {}, ...args: string[]): Promise<Report> {
  let text = ''
  const spy = vi.spyOn(console, 'log').mockImplementation((...words) => void (text += `${format(...words)}\n`))
  try {
    const code = await runCommandLine(['doctor', ...args], {
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      ...settings,
    })
    return { code, text }
  } finally {
    spy.mockRestore()
  }
}

/** What is wrong, as `check: sentence`. */
async function wrong(settings: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const { text } = await doctor(settings, '--json')
  const { findings } = JSON.parse(text) as { findings: Finding[] }
  return findings.flatMap(({ check, level, sentence }) => (level === 'ok' ? [] : [`${check}: ${sentence}`]))
}

test('a shop that is well has nothing wrong, in words and as JSON', async () => {
  const found = await wrong()
  expect(found[0]).toContain('settings: This is no production shop')
  // The server of the tests may lose data in a power cut, and says so.
  expect(
    found.slice(1).filter((sentence) => !/^database: .*(?:fsync|synchronous_commit|full_page_writes)/.test(sentence)),
  ).toEqual([])
  const { code, text } = await doctor()
  expect(code).toBe(found.length > 1 ? 1 : 0)
  expect(text).toContain('✓ clock')
  expect(text).toContain(`${found.length - 1} wrong, 1 to look at`)
})

test('settings that the shop does not start with', async () => {
  const { code, text } = await doctor({ PORT: 'ninety', NODE_ENV: 'production' }, '--json')
  expect(code).toBe(1)
  expect(JSON.parse(text)).toMatchObject({
    healthy: false,
    findings: [{ check: 'settings', sentence: expect.stringContaining('PORT') }],
  })
})

test('a production shop that customers can pay by no way', async () => {
  const production = {
    NODE_ENV: 'production',
    APP_SECRET: 'a secret of the test, thirty-two letters',
    PUBLIC_URL: 'https://shop.example',
    ARTWORK_SCAN: 'off',
  }
  const isOfMoney = (sentence: string) => sentence.includes('No way to pay')
  expect((await wrong(production)).filter(isOfMoney)).toEqual([
    'settings: No way to pay is configured: customers fill a cart and cannot order.',
  ])
  expect((await wrong({ ...production, BANK_IBAN: 'SA0380000000608010167519' })).filter(isOfMoney)).toEqual([])
})

test('a database that does not answer, and one without a shop', async () => {
  const { code, text } = await doctor({ DATABASE_URL: 'postgresql://shop@127.0.0.1:1/none' })
  expect(code).toBe(1)
  expect(text).toContain('✗ database   The database does not answer')
  const empty = await testDatabase({ migrated: false })
  await empty.pool.query('create extension if not exists pg_trgm')
  expect(await wrong({ DATABASE_URL: empty.url })).toContain('schema: There is no shop in this database yet.')
  expect((await doctor({ DATABASE_URL: empty.url })).text).toContain('restore its newest backup')
  await empty.close()
})

test('an extension that is missing', async () => {
  await database.pool.query('drop extension pg_trgm cascade')
  expect(await wrong()).toContain('extensions: The extension pg_trgm is missing: search does not work.')
})

test('a schema of another version', async () => {
  const { pool } = database
  await pool.query(`insert into schema_migration (name, checksum) values ('9999_future.sql', repeat('0', 64))`)
  expect(await wrong()).toContain('schema: The database was changed by a newer version of the shop (9999_future.sql).')
  await pool.query(`delete from schema_migration where name >= '0106'`)
  expect(await wrong()).toContainEqual(expect.stringMatching(/^schema: \d+ changes of the database wait/))
})

test('a replica that is away, and one that is none', async () => {
  expect(await wrong({ DATABASE_REPLICA_URL: 'postgresql://shop@127.0.0.1:1/none' })).toContainEqual(
    expect.stringContaining('replica: The replica does not answer'),
  )
  expect(await wrong({ DATABASE_REPLICA_URL: database.url })).toContain(
    'replica: DATABASE_REPLICA_URL leads to a server that is no replica.',
  )
})

test('jobs that are stuck', async () => {
  const jobs = await openJobs({ pool: database.pool, logger: pino({ level: 'silent' }), isWorker: false })
  await jobs.boss.send('refunds.send', { refundId: 'x' })
  await jobs.close()
  await database.pool.query(
    `update pgboss.job set start_after = now() - interval '1 hour', created_on = now() - interval '1 hour'`,
  )
  expect(await wrong()).toContain('jobs: 1 jobs of the queue refunds.send wait, the oldest for 60 minutes.')
})

test('messages that are not sent', async () => {
  await database.pool.query(`insert into outbox_message
    (dedupe_key, recipient, template, language, subject, body_text, body_html, created_at)
    values ('a', 'a@shop.example', 't', 'en', 's', 'b', 'b', now() - interval '1 hour')`)
  expect(await wrong()).toContain('messages: 1 messages are not sent (EMAIL PENDING), the oldest for 60 minutes.')
})

test('invoices that are not reported', async () => {
  await testInvoices(database.db).issue()
  const { pool } = database
  await pool.query('set session_replication_role = replica')
  await pool.query(`alter table invoice disable trigger user`)
  await pool.query(`update invoice set report_status = 'PENDING', issued_at = now() - interval '20 hours'`)
  expect(await wrong()).toContain(
    'invoices: 1 invoices are not reported to the tax authority, the oldest for 20 hours.',
  )
})

test('files that are not where they should be', async () => {
  await database.pool.query(`insert into image (sha256, storage_key, media_type, width, height, byte_size)
    values (repeat('ab', 32), 'abcd1234.png', 'image/png', 1, 1, 7)`)
  expect(await wrong()).toContain('files: 1 of 1 files that rows name are missing, such as abcd1234.png.')
})

test('a key that is not the one the data was stored with', async () => {
  const owner = await insertStaff(database.pool)
  const key = 'the key of this shop, thirty-two letters'
  await database.pool.query('insert into staff_totp (staff_id, secret, last_step) values ($1, $2, 0)', [
    owner,
    openStaffVault(key).seal(owner, Buffer.from('secret')),
  ])
  const isOfKey = (sentence: string) => sentence.startsWith('key: ')
  expect((await wrong({ CREDENTIALS_KEY: key })).filter(isOfKey)).toEqual([])
  expect((await wrong({ CREDENTIALS_KEY: 'the key of another shop, of thirty-two letters' })).filter(isOfKey)).toEqual([
    expect.stringContaining('is not the key that this data was stored with: it does not open 1 of 1 authenticators'),
  ])
})

test('a backup that is old, and none', async () => {
  await noteBackup(folder, 'shop.tgz', new Date(Date.now() - 50 * 3_600_000))
  expect(await wrong()).toContain('backup: The newest backup is 50 hours old.')
  await rm(join(folder, 'last-backup.json'))
  expect(await wrong()).toContain('backup: No backup is known of.')
})

test('a clock that is wrong, and a disk that is full', async () => {
  const found = await examineShop({
    databaseUrl: database.url,
    replicaUrl: undefined,
    dataFolder: folder,
    credentialsKey: 'a key of the test, thirty-two letters',
    storage: { exists: async () => true },
    now: () => new Date(Date.now() + 600_000),
    freeBytes: async () => 1_000_000,
  })
  const levels = new Map(found.map(({ check, level }) => [check, level]))
  expect(levels.get('clock')).toBe('error')
  expect(levels.get('disk')).toBe('error')
})
