import { describe, expect, test, vi } from 'vitest'
import { inboxApp } from '#testing/inbox-app.ts'
import { testApi } from '#testing/api-app.ts'
import { repeatLostRead } from './repeated-read.ts'
import type { Suggest } from '../search/suggest.routes.ts'

const lost = () => Object.assign(new Error('terminating connection'), { code: '57P01' })
const lostByPooler = () => Object.assign(new Error('server conn crashed?'), { code: '08P01' })

describe('a read whose connection is lost', () => {
  test.each([lost, lostByPooler, () => new Error('Connection terminated unexpectedly')])(
    'is done again',
    async (loss) => {
      const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(loss()).mockResolvedValue('found')
      expect(await repeatLostRead(read, [1, 1])).toBe('found')
      expect(read).toHaveBeenCalledTimes(2)
    },
  )

  test('is given up after the last pause', async () => {
    const read = vi.fn<() => Promise<string>>().mockRejectedValue(lost())
    await expect(repeatLostRead(read, [1, 1])).rejects.toThrow('terminating connection')
    expect(read).toHaveBeenCalledTimes(3)
  })

  test('is not done again when it failed by itself', async () => {
    const read = vi.fn<() => Promise<string>>().mockRejectedValue(Object.assign(new Error('no'), { code: '08P01' }))
    await expect(repeatLostRead(read, [1])).rejects.toThrow('no')
    expect(read).toHaveBeenCalledOnce()
  })
})

describe('calls of the API', () => {
  const inbox = inboxApp()

  test('a read is answered although its first connection broke', async () => {
    const nothing = { corrected: null, products: [], categories: [] }
    const suggest = vi.fn<Suggest>().mockRejectedValueOnce(lost()).mockResolvedValue(nothing)
    const { app } = await testApi(inbox.database, { suggest })
    expect((await app.inject('/api/app/search/suggest?name=cards')).statusCode).toBe(200)
    expect(suggest).toHaveBeenCalledTimes(2)
    await app.close()
  })

  test('a change is not done again: it may have been done', async () => {
    const { pool } = inbox.database
    await pool.query('create sequence tries')
    await pool.query(`
      create function lose() returns trigger language plpgsql as
      $$ begin perform nextval('tries'); raise exception 'terminating connection' using errcode = '57P01'; end $$;
      create trigger lose before insert on contact_message execute function lose()`)
    const answer = await inbox.contact()
    const { rows } = await pool.query<{ tries: number }>('select last_value as tries from tries')
    await pool.query('drop function lose cascade; drop sequence tries')
    expect(answer.statusCode).toBe(503)
    expect(rows).toEqual([{ tries: 1 }])
  })
})
