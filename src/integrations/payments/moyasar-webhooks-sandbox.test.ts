import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testSandbox } from '#testing/stand-ins/payments-sandbox.ts'
import type { TestSandbox } from '#testing/stand-ins/payments-sandbox.ts'
import { testCharge } from '#testing/stand-ins/test-charge.ts'
import { differences, vendorExample } from '#testing/stand-ins/vendor-documents.ts'

type Event = {
  type: string
  secret_token: string
  data: { id?: string; webhook_id?: string; verification_code?: string }
}

const received: Event[] = []
const shop = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    received.push(JSON.parse(Buffer.concat(parts).toString()) as Event)
    response.end('{}')
  })
})

let sandbox: TestSandbox
beforeAll(async () => {
  await once(shop.listen(0, '127.0.0.1'), 'listening')
  sandbox = await testSandbox(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/hooks`)
  await sandbox.setFaults({ frictionless: true })
})
afterAll(async () => {
  await sandbox.close()
  shop.close()
})

const pay = async () => {
  const charge = testCharge({ source: { kind: 'CARD_TOKEN', token: await sandbox.cardToken('4201320111111010') } })
  expect(await sandbox.moyasar.charge(charge)).toMatchObject({ state: 'APPROVED' })
  await sandbox.settled()
  return charge.attemptId
}

test('no event comes before the code was sent back, nor later; every one afterwards', async () => {
  await vi.waitFor(() => expect(received).not.toEqual([]))
  const [code] = received
  expect(code?.type).toBe('webhook_verification')
  expect(differences(vendorExample('moyasar/verify-webhook', 'event').request?.body, code)).toEqual([])
  await pay()
  expect(received.filter(({ type }) => type !== 'webhook_verification')).toEqual([])

  const challenge = sandbox.moyasar.challenges?.read({ headers: {}, query: {}, body: code })
  expect(challenge && (await sandbox.moyasar.challenges?.answer(challenge))).toBe('ACCEPTED')
  const attemptId = await pay()
  const events = received.filter(({ type }) => type !== 'webhook_verification')
  expect(events).toMatchObject([
    { type: 'payment_paid', secret_token: sandbox.keys.moyasarWebhook, data: { id: attemptId } },
  ])
})
