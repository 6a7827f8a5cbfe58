import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertStaff } from '#testing/staff-fixture.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { BY_COMMAND, recordChange } from './record-change.ts'
import type { Change, ChangeAuthor } from './record-change.ts'
import { versionConflict } from './version-conflict.ts'

let database: TestDatabase
let author: ChangeAuthor
beforeAll(async () => {
  database = await testDatabase()
  author = { via: 'OFFICE', staffId: await insertStaff(database.pool, { roles: ['owner'] }), sessionId: null }
})
afterAll(() => database.close())

const rename: Change = {
  action: 'staff.change',
  subject: { type: 'staff', id: '1' },
  before: { name: 'Sara', email: 'a@b.example' },
  after: { name: 'Sarah', email: 'a@b.example' },
}
const rows = async (id: number | undefined) =>
  (await database.pool.query('select * from staff_change where id = $1', [id])).rows

describe('the trace of a change', () => {
  test('has who, by which way, what, and only the fields that changed', async () => {
    const id = await recordChange(database.db, author, { ...rename, reason: 'A typing mistake' })
    expect(await rows(id)).toMatchObject([
      {
        via: 'OFFICE',
        staff_id: author.via === 'OFFICE' && author.staffId,
        action: 'staff.change',
        subject_type: 'staff',
        subject_id: '1',
        before: { name: 'Sara' },
        after: { name: 'Sarah' },
        reason: 'A typing mistake',
      },
    ])
  })

  test('of a command names no person', async () => {
    const id = await recordChange(database.db, BY_COMMAND, { ...rename, before: null })
    expect(await rows(id)).toMatchObject([{ via: 'COMMAND', staff_id: null, before: null, after: rename.after }])
  })

  test('is not written when nothing changed, and goes with its transaction', async () => {
    expect(await recordChange(database.db, author, { ...rename, after: rename.before })).toBeUndefined()
    let id: number | undefined
    const failed = database.db.transaction().execute(async (tx) => {
      id = await recordChange(tx, author, rename)
      throw new Error('the change itself failed')
    })
    await expect(failed).rejects.toThrow('itself failed')
    expect(await rows(id)).toEqual([])
  })

  test('refuses to show a secret', async () => {
    const change = { ...rename, after: { passwordHash: 'x' } }
    await expect(recordChange(database.db, author, change)).rejects.toThrow('may not show')
  })
})

describe('a change of an old version', () => {
  test('is answered with what the thing is, and who changed it when', async () => {
    const subject = { type: 'staff', id: 'of-the-conflict' }
    expect(await versionConflict(database.db, subject, 1, {})).toMatchObject({
      error: { changedBy: null, changedAt: null },
    })
    await recordChange(database.db, author, { ...rename, subject })
    expect(await versionConflict(database.db, subject, 3, { name: 'Sarah' })).toMatchObject({
      ok: false,
      error: {
        code: 'versions/conflict',
        version: 3,
        present: { name: 'Sarah' },
        changedBy: expect.stringMatching(/^Staff \d/),
        changedAt: expect.stringMatching(/\+03:00$/),
      },
    })
  })
})
