import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { vendorExample } from '#testing/stand-ins/vendor-documents.ts'
import { readStatuses } from './whatsapp-webhook.ts'

const OPTIONS = { appSecret: 'the secret of the app', phoneNumberId: '106540352242922' }
const WAMID = 'wamid.HBgLMTY1MDM4Nzk0MzkVAgASGBQzQUFERjg0NDEzNDdFODU3MUMxMAA='

const bytesOf = (name: string) =>
  Buffer.from(JSON.stringify(vendorExample('meta/status-webhook', name).request?.body, undefined, 2))
const signed = (body: Buffer, secret = OPTIONS.appSecret) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
const read = (body: Buffer) => readStatuses(body, signed(body), OPTIONS)

test('what is documented is read, and what says nothing of the outcome is left out', () => {
  expect(read(bytesOf('delivered'))).toEqual({ ok: true, value: [{ carrierId: WAMID, id: '1', status: 'delivered' }] })
  expect(read(bytesOf('read'))).toMatchObject({ ok: true, value: [{ status: 'delivered' }] })
  expect(read(bytesOf('failed'))).toMatchObject({
    ok: true,
    value: [{ status: 'failed', error: { code: 'whatsapp/undeliverable', reason: 'Meta 131049' } }],
  })
  expect(read(bytesOf('sent'))).toEqual({ ok: true, value: [] })
  expect(read(bytesOf('a customer writes'))).toEqual({ ok: true, value: [] })
})

test('a report about another number of the same app is none of this shop’s', () => {
  const body = bytesOf('failed')
  expect(readStatuses(body, signed(body), { ...OPTIONS, phoneNumberId: '1' })).toEqual({ ok: true, value: [] })
})

test('only the bytes that were signed are read', () => {
  const body = bytesOf('failed')
  const forged = { ok: false, error: { code: 'webhook/forged' } }
  expect(readStatuses(body, signed(body, 'another secret'), OPTIONS)).toEqual(forged)
  expect(readStatuses(body, undefined, OPTIONS)).toEqual(forged)
  expect(readStatuses(body, signed(body).slice(7), OPTIONS)).toEqual(forged)
  expect(readStatuses(Buffer.from(JSON.stringify(JSON.parse(body.toString()))), signed(body), OPTIONS)).toEqual(forged)
})

test.each([
  '',
  'no JSON',
  '[]',
  '{"entry":[{}]}',
  '{"entry":[{"changes":[{"field":"messages","value":{"statuses":[{}]}}]}]}',
])('a signed body of another form is invalid: %j', (text) => {
  expect(read(Buffer.from(text))).toEqual({ ok: false, error: { code: 'webhook/invalid' } })
})
