import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderShop } from '#testing/order-shop.ts'
import { vendorExample } from '#testing/stand-ins/vendor-documents.ts'

const shop = await orderShop()
const { moyasar, keys } = shop.sandbox

const call = (method: string, path: string, body?: object) =>
  fetch(`${shop.sandbox.url}/moyasar/v1/webhooks${path}`, {
    method,
    headers: { authorization: `Basic ${btoa(`${keys.moyasarSecret}:`)}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

const registered = async (): Promise<{ id: string; verified: boolean; url: string }[]> =>
  ((await (await call('GET', '')).json()) as { webhooks: { id: string; verified: boolean; url: string }[] }).webhooks

/** What Moyasar sends to an address that was just registered. */
const sent = (webhookId: string, code: string, secret = keys.moyasarWebhook) => {
  const event = vendorExample('moyasar/verify-webhook', 'event').request?.body as { data: object }
  return {
    ...event,
    id: randomUUID(),
    secret_token: secret,
    data: { ...event.data, webhook_id: webhookId, verification_code: code },
  }
}

const callWebhook = (body: object) => shop.browser().send('POST', '/payments/webhooks/moyasar', body)

test('the code of a webhook is sent back; a forged one changes nothing', async () => {
  const own = (await registered())[0]
  expect(own).toMatchObject({ verified: false })
  const id = own?.id ?? ''
  const code = shop.sandbox.codeOf(id)
  // Forged: nothing is sent back, and it is no event either.
  expect((await callWebhook(sent(id, code, 'wrong'))).statusCode).toBe(401)
  await shop.runJobs()
  expect((await registered())[0]).toMatchObject({ verified: false })

  expect((await callWebhook(sent(id, code))).json()).toEqual({ received: true })
  expect(await shop.one('select count(*)::int as n from webhook_event')).toEqual({ n: 0 })
  await shop.runJobs()
  expect((await registered())[0]).toMatchObject({ verified: true })
})

test('a wrong code is refused as documented, and staff is informed', async () => {
  const { id } = (await (
    await call('POST', '', {
      http_method: 'post',
      url: 'https://shop.example/api/payments/webhooks/moyasar',
      shared_secret: keys.moyasarWebhook,
    })
  ).json()) as { id: string }
  const wrong = vendorExample('moyasar/verify-webhook', 'wrong code').answer
  const refused = await call('POST', `/${id}/verify`, { code: '000000' })
  expect({ status: refused.status, body: await refused.json() }).toEqual(wrong)

  await callWebhook(sent(id, '000000'))
  await shop.runJobs()
  expect(shop.alerts.splice(0)).toEqual([expect.stringContaining('gateways webhooks')])
  expect(await moyasar.challenges?.answer({ webhookId: id, code: shop.sandbox.codeOf(id) })).toBe('ACCEPTED')
})

test('a webhook that was deleted meanwhile is reported, not asked about again', async () => {
  await shop.parts.jobs.verifyWebhook({ provider: 'MOYASAR', webhookId: 'none', code: '1234' })
  expect(shop.alerts.splice(0)).toHaveLength(1)
})
