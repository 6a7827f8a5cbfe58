import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { networkBlockOf, networkOf } from './ip-network.ts'
import { createRateLimits, LIMITS } from './rate-limits.ts'
import { takeAll } from './take-all.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const options = () => ({ pool: database.pool, secret: 'a secret of the test' })

describe('limits', () => {
  test('hold across instances and restarts', async () => {
    const [first, second] = [createRateLimits(options()), createRateLimits(options())]
    const answers = await Promise.all(
      [first, second, first, second, first].map((limits) => limits.take('contact', '203.0.113.7')),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(LIMITS.contact.times)
    const refused = answers.find(({ ok }) => !ok)
    expect(refused).toMatchObject({ error: { code: 'limits/exceeded' } })
    expect(refused && !refused.ok && refused.error.retryAfterSeconds).toBeGreaterThan(3_500)
    expect(await createRateLimits(options()).take('contact', '203.0.113.7')).toMatchObject({ ok: false })
    expect(await second.take('contact', '203.0.113.8')).toMatchObject({ ok: true })
    expect(await second.take('newsletter', '203.0.113.7')).toMatchObject({ ok: true })
  })

  test('take back what was not done', async () => {
    const limits = createRateLimits({ ...options(), limits: { ...LIMITS, contact: { times: 1, windowSeconds: 60 } } })
    await limits.take('contact', '198.51.100.1')
    await limits.giveBack('contact', '198.51.100.1')
    expect(await limits.take('contact', '198.51.100.1')).toMatchObject({ ok: true })
  })

  test('count a request in all of them or in none, and say the longest wait', async () => {
    const limits = createRateLimits({
      ...options(),
      limits: {
        ...LIMITS,
        contact: { times: 2, windowSeconds: 60 },
        pay: { times: 1, windowSeconds: 30 },
        card: { times: 1, windowSeconds: 600 },
      },
    })
    const counted = [
      ['contact', '198.51.100.3'],
      ['pay', '198.51.100.3'],
      ['card', '198.51.100.3'],
    ] as const
    await limits.take('card', '198.51.100.3')
    const refused = await takeAll(limits, counted)
    expect(!refused.ok && refused.error.retryAfterSeconds).toBeGreaterThan(590)
    expect(await limits.waitSeconds('pay', '198.51.100.3')).toBe(0)
    await limits.take('pay', '198.51.100.3')
    for (let n = 0; n < 3; n++) {
      const again = await takeAll(limits, counted)
      expect(!again.ok && again.error.retryAfterSeconds).toBeGreaterThan(590)
    }
    expect(await limits.isUsedUp('contact', '198.51.100.3')).toBe(false)
    await limits.giveBack('pay', '198.51.100.3')
    await limits.giveBack('card', '198.51.100.3')
    expect(await takeAll(limits, counted)).toMatchObject({ ok: true })
  })

  test('never keep the address itself', async () => {
    await createRateLimits(options()).take('newsletter', '192.0.2.99')
    const { rows } = await database.pool.query('select key from rate_limit')
    expect(JSON.stringify(rows)).not.toContain('192.0.2')
  })

  test('end after their window', async () => {
    const limits = createRateLimits({ ...options(), limits: { ...LIMITS, contact: { times: 1, windowSeconds: 1 } } })
    await limits.take('contact', '198.51.100.2')
    expect(await limits.take('contact', '198.51.100.2')).toMatchObject({ ok: false })
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    expect(await limits.take('contact', '198.51.100.2')).toMatchObject({ ok: true })
  })
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('the visitor behind %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
  ['2001:db8::', '2001:db8:0::/48'],
  ['not an address', 'not an address'],
])('the block around %s is %s', (ip, block) => {
  expect(networkBlockOf(ip)).toBe(block)
})
