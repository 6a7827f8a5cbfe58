import { describe, expect, test } from 'vitest'
import { LIMITS } from '#services/limits/rate-limits.ts'
import { inboxApp } from '#testing/inbox-app.ts'

const inbox = inboxApp()
const { post, logged } = inbox

const REPORT = {
  id: '0a1b2c3d',
  path: '/en/user-profile',
  message: 'Failed to fetch dynamically imported module',
  stack: 'TypeError: x\n    at https://shop.example/assets/base.js?token=secret:1:2',
}
const report = (fields = {}, headers = {}) => post('/api/page-failures', { ...REPORT, ...fields }, headers)

describe('a page that failed in a browser', () => {
  test('is logged under the number its visitor was shown', async () => {
    const answer = await report()
    expect(answer.statusCode).toBe(202)
    expect(answer.json()).toMatchObject({ status: 1, data: null })
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatchObject({
      msg: 'a page failed in a browser',
      failure: { id: '0a1b2c3d', path: '/en/user-profile', message: REPORT.message },
    })
  })

  test('is logged without personal data', async () => {
    await report({ message: 'no account noura@studio.example, 0551234567', path: '/undo-change?token=secret' })
    expect(JSON.stringify(logged)).not.toMatch(/noura|055123|secret/)
  })

  test.each([
    [{ id: 'x' }, 400],
    [{ id: undefined }, 400],
    [{ path: 'https://elsewhere.example' }, 400],
    [{ message: 'x'.repeat(501) }, 400],
    [{ stack: 'x'.repeat(2_001) }, 400],
    [{ more: 1 }, 400],
    [{ message: 'x'.repeat(9_000) }, 413],
  ])('is refused as %j', async (fields, status) => {
    expect((await report(fields)).statusCode).toBe(status)
    expect(logged).toEqual([])
  })

  test('is not taken from pages of other sites', async () => {
    expect((await report({}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect(logged).toEqual([])
  })

  test('is logged so often at most, by one visitor and by all', async () => {
    await inbox.reopen({
      ...LIMITS,
      'page-failure': { times: 2, windowSeconds: 60 },
      'page-failure-all': { times: 3, windowSeconds: 60 },
    })
    const from = async (remoteAddress: string) => {
      const request = { method: 'POST', url: '/api/page-failures', payload: REPORT, remoteAddress } as const
      return (await inbox.app.inject(request)).statusCode
    }
    const answers = []
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      answers.push(await from(address))
    }
    expect(answers).toEqual([202, 202, 429, 202, 429])
    expect(logged).toHaveLength(3)
  })
})
