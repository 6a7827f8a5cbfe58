import { describe, expect, test } from 'vitest'
import { LIMITS } from '#services/limits/rate-limits.ts'
import { CONTACT, inboxApp } from '#testing/inbox-app.ts'

const inbox = inboxApp()

describe('limits', () => {
  test('hold across two instances, and say when to come back', async () => {
    const [first, second] = [await inbox.open(LIMITS), await inbox.open(LIMITS)]
    const answers = []
    for (const server of [first, second, first, second]) {
      answers.push(
        await server.inject({ method: 'POST', url: '/api/contacts', payload: CONTACT, remoteAddress: '203.0.113.9' }),
      )
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429])
    expect(answers[3]?.json()).toMatchObject({ status: 0, code: 'RATE_LIMITED' })
    expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(3_000)
    const neighbour = { method: 'POST', url: '/api/contacts', payload: CONTACT, remoteAddress: '203.0.113.10' } as const
    expect((await first.inject(neighbour)).statusCode).toBe(201)
    await first.close()
    await second.close()
  })

  test('count only what was sent: mistakes may be put right', async () => {
    const server = await inbox.open(LIMITS)
    const send = (payload: object) => server.inject({ method: 'POST', url: '/api/contacts', payload })
    for (let n = 0; n < 6; n++) expect((await send({ ...CONTACT, email: 'x' })).statusCode).toBe(400)
    expect((await send(CONTACT)).statusCode).toBe(201)
    await server.close()
  })

  test('do not believe forwarded addresses of strangers', async () => {
    const server = await inbox.open(LIMITS)
    const codes = []
    for (let n = 0; n < 4; n++) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}` }
      codes.push((await server.inject({ method: 'POST', url: '/api/contacts', payload: CONTACT, headers })).statusCode)
    }
    expect(codes).toEqual([201, 201, 201, 429])
    await server.close()
  })
})

test('every call of the inbox is described with what it takes and answers', async () => {
  const { paths } = (await inbox.app.inject('/api/docs/json')).json()
  expect(Object.keys(paths['/api/special-requests/create'].post.requestBody.content)).toEqual(['multipart/form-data'])
  expect(Object.keys(paths['/api/contacts'].post.responses)).toEqual(expect.arrayContaining(['201', 'default']))
  expect(Object.keys(paths['/api/newsletter-subscribers/unsubscribe'])).toEqual(['get', 'post'])
})
