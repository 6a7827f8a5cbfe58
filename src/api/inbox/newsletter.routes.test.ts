import { describe, expect, test } from 'vitest'
import { inboxApp } from '#testing/inbox-app.ts'

const inbox = inboxApp()
const { post, count, one } = inbox

describe('the newsletter', () => {
  const subscribe = (fields = {}) => post('/api/newsletter-subscribers', { email: 'Noura@studio.example', ...fields })
  const tokenOf = async (): Promise<string> => String((await one('select token from newsletter_subscriber'))['token'])

  test('is subscribed to once, and again after leaving', async () => {
    const first = await subscribe({ lang: 'ar', source: 'blog' })
    expect({ status: first.statusCode, ...first.json() }).toMatchObject({ status: 1, code: 'SUBSCRIBED' })
    expect(first.statusCode).toBe(201)
    const again = await subscribe({ email: 'noura@STUDIO.example' })
    expect(again.statusCode).toBe(200)
    expect(again.json()).toMatchObject({ status: 1, code: 'ALREADY_SUBSCRIBED', message: /already/ })
    expect(await count('outbox_message')).toBe(1)

    const token = await tokenOf()
    await inbox.app.inject(`/api/newsletter-subscribers/unsubscribe?token=${token}`)
    expect((await subscribe()).json()).toMatchObject({ code: 'SUBSCRIBED' })
    expect(await count('newsletter_subscriber')).toBe(1)
    expect(await count('outbox_message')).toBe(2)
    expect(await tokenOf()).not.toBe(token)
  })

  test('is subscribed to once by many at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe()))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(await count('outbox_message')).toBe(1)
  })

  test('is left as often as one likes, by the page and by the mail program', async () => {
    await subscribe()
    const url = `/api/newsletter-subscribers/unsubscribe?token=${await tokenOf()}`
    for (const response of [
      await inbox.app.inject(url),
      await inbox.app.inject(url),
      await post(url, 'List-Unsubscribe=One-Click', { 'content-type': 'application/x-www-form-urlencoded' }),
      await post(url, '--x\r\n\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }),
      await inbox.app.inject({ method: 'POST', url }),
    ]) {
      expect(response.statusCode).toBe(200)
      expect(response.json()).toMatchObject({ status: 1, code: 'UNSUBSCRIBED' })
    }
    expect(await one('select status, unsubscribed_at is not null as left from newsletter_subscriber')).toEqual({
      status: 'UNSUBSCRIBED',
      left: true,
    })
  })

  test.each([
    '',
    '?token=',
    '?token=unknown',
    `?token=${'x'.repeat(300)}`,
    '?token=a&token=b',
    "?token='%20or%201=1--",
  ])('is not left with %j', async (query) => {
    await subscribe()
    const response = await inbox.app.inject(
      `/api/newsletter-subscribers/unsubscribe${query.replace('{long}', 'x'.repeat(300))}`,
    )
    expect([400, 404]).toContain(response.statusCode)
    expect((await one('select status from newsletter_subscriber'))['status']).toBe('SUBSCRIBED')
  })

  test('takes no robots', async () => {
    expect((await subscribe({ hp: 'x' })).statusCode).toBe(201)
    expect(await count('newsletter_subscriber')).toBe(0)
  })
})
