import { describe, expect, test } from 'vitest'
import { hasErrors } from './finding.ts'
import { judgeExtensions, judgeReplica, judgeSchema, judgeServer } from './judge-database.ts'
import { judgeBackup } from './judge-backup.ts'
import { judgeClock, judgeDisk, judgeSettings } from './judge-surroundings.ts'
import { judgeWork } from './judge-work.ts'

const GIB = 1024 ** 3
const GOOD = {
  production: true,
  demo: false,
  sendsMail: true,
  sendsTexts: true,
  takesMoney: true,
  isEmbedded: false,
  storesInBucket: true,
}

describe('settings', () => {
  test.each([
    ['no production shop', { production: false }, 'warning', 'no production shop'],
    ['the demo', { demo: true }, 'error', 'The demo is on'],
    ['no way to pay', { takesMoney: false }, 'error', 'No way to pay is configured'],
    ['no mail', { sendsMail: false }, 'error', 'Mail is not sent'],
    ['no text messages', { sendsTexts: false }, 'warning', 'Text messages are not sent'],
    ['files on one of several machines', { storesInBucket: false }, 'warning', 'Files lie on this machine'],
  ])('%s', (_case, wrong, level, sentence) => {
    expect(judgeSettings({ ...GOOD, ...wrong })).toMatchObject([{ level, sentence: expect.stringContaining(sentence) }])
  })
  test('a production shop with all of it is fine', () => {
    expect(judgeSettings(GOOD)).toMatchObject([{ level: 'ok' }])
  })
})

test.each([
  [0, 'ok', 'agrees'],
  [-1_900, 'ok', 'agrees'],
  [600_000, 'error', '600.0 s ahead of'],
  [-5_000, 'error', '5.0 s behind'],
])('a clock that is %i ms off', (difference, level, sentence) => {
  expect(judgeClock(difference)).toMatchObject({ level, sentence: expect.stringContaining(sentence) })
})

test.each([
  [20 * GIB, 'ok'],
  [3 * GIB, 'warning'],
  [GIB / 2, 'error'],
])('a disk with %i bytes free', (free, level) => {
  expect(judgeDisk('/data', free)).toMatchObject({ check: 'disk', level })
})

test.each([
  ['2026-03-10T02:00:00Z', 'ok'],
  ['2026-03-08T02:00:00Z', 'warning'],
  ['2026-02-08T02:00:00Z', 'error'],
  [undefined, 'error'],
])('a backup of %s', (madeAt, level) => {
  const facts = { madeAt: madeAt === undefined ? undefined : new Date(madeAt), archive: undefined }
  expect(judgeBackup(facts, new Date('2026-03-10T08:00:00Z')).map((each) => each.level)).toEqual([level])
})

describe('an archive of the write-ahead log', () => {
  const NOW = new Date('2026-03-10T08:00:00Z')
  const ago = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000)
  const judge = (madeAt: Date | undefined, archivedAt: Date | undefined, failedAt?: Date) =>
    judgeBackup({ madeAt, archive: { archivedAt, failedAt } }, NOW)

  test('is no backup: with none, or an old one, the operator is sent to the tool that knows', () => {
    for (const madeAt of [undefined, ago(400)]) {
      const [found, ...more] = judge(madeAt, ago(0.05))
      expect(more).toEqual([])
      expect(found).toMatchObject({
        level: 'warning',
        advice: expect.stringContaining('pgbackrest --stanza=shop info'),
      })
      expect(found?.sentence).toContain('archives its write-ahead log, last 3 minutes ago')
      expect(found?.sentence).not.toContain('newest backup')
    }
  })
  test('beside a fresh backup it is fine', () => {
    expect(judge(ago(5), ago(0.05)).map(({ level, sentence }) => [level, sentence])).toEqual([
      ['ok', 'The newest backup is 5 hours old.'],
      ['ok', 'The database archives its write-ahead log, last 3 minutes ago.'],
    ])
  })
  test('one that never stored anything is not fine beside a fresh backup either', () => {
    expect(judge(ago(5), undefined).map(({ level }) => level)).toEqual(['ok', 'warning'])
  })
  test.each([
    ['stopped a day ago', ago(30), undefined, 'warning', 'last 30 hours ago'],
    ['stopped long ago', ago(24 * 8), undefined, 'error', 'last 192 hours ago'],
    [
      'fails',
      ago(2),
      ago(1),
      'error',
      'cannot archive its write-ahead log (last 2 hours ago; it failed 60 minutes ago)',
    ],
    ['has never worked', undefined, ago(1), 'error', 'cannot archive'],
    ['failed once and goes on', ago(1), ago(2), 'warning', 'last 60 minutes ago'],
    ['has only begun, or has no command', undefined, undefined, 'warning', 'has not archived any of it yet'],
  ])('%s', (_case, archivedAt, failedAt, level, sentence) => {
    expect(judge(undefined, archivedAt, failedAt)).toMatchObject([
      { level, sentence: expect.stringContaining(sentence) },
    ])
  })
})

test('a server that is not safe, and one that knows no Arabic', () => {
  expect(judgeServer('18.4', ['fsync is off', 'the character type (LC_CTYPE) knows no Arabic letters'])).toMatchObject([
    { check: 'database', level: 'error' },
    { check: 'locale', level: 'error' },
  ])
  expect(hasErrors(judgeServer('18.4', []))).toBe(false)
})

test('an extension, a schema and a replica that do not fit', () => {
  expect(judgeExtensions(['plpgsql'])).toMatchObject({ level: 'error', sentence: expect.stringContaining('pg_trgm') })
  expect(judgeSchema(['0200_x.sql'], [])).toMatchObject({
    level: 'warning',
    sentence: expect.stringContaining('0200_x'),
  })
  expect(judgeSchema([], ['0900_y.sql'])).toMatchObject({ level: 'error', sentence: expect.stringContaining('newer') })
  expect(judgeReplica({ state: 'replica', behindBytes: 10 }).level).toBe('ok')
  expect(judgeReplica({ state: 'replica', behindBytes: 2 * GIB })).toMatchObject({
    sentence: expect.stringContaining('2048 MB'),
  })
  expect(judgeReplica({ state: 'no-replica' }).level).toBe('warning')
})

test('work that waits too long', () => {
  const none = { of: '', count: 0, oldestSeconds: 0 }
  const quiet = { jobs: [], messages: [], unknownPayments: none, dueInvoices: none, unreportedInvoices: none }
  expect(judgeWork(quiet).map(({ level }) => level)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
  const late = (seconds: number) => ({ of: 'EMAIL PENDING', count: 3, oldestSeconds: seconds })
  const found = judgeWork({
    jobs: [{ of: 'refunds.send', count: 2, oldestSeconds: 900 }],
    messages: [late(3_600)],
    unknownPayments: late(1_000),
    dueInvoices: late(1_000),
    unreportedInvoices: late(50_000),
  })
  expect(found.map(({ check, level }) => `${check} ${level}`)).toEqual([
    'jobs error',
    'messages error',
    'payments error',
    'invoices error',
    'invoices error',
  ])
  expect(found[0]?.sentence).toBe('2 jobs of the queue refunds.send wait, the oldest for 15 minutes.')
  expect(found[4]?.sentence).toContain('14 hours')
})
