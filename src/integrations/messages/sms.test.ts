import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { vendorExample } from '#testing/stand-ins/vendor-documents.ts'
import { createTaqnyatSms } from './taqnyat-sms.ts'
import { createUnifonicSms } from './unifonic-sms.ts'

type Seen = { headers: Record<string, unknown>; body: string }

let server: Server
let seen: Seen[]
let answer: (response: ServerResponse) => void
let endpoint: string

beforeEach(async () => {
  seen = []
  server = createServer(async (request, response) => {
    seen.push({ headers: request.headers, body: await textOf(request) })
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`
})
afterEach(() => server.close())

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const SMS = { id: 'code:1', to: '+966551234567', text: 'رمزك 123456' }
const unifonic = () => createUnifonicSms({ apiKey: 'app', sender: 'MATBAA', endpoint })
const taqnyat = () => createTaqnyatSms({ apiKey: 'key', sender: 'MATBAA', endpoint })

test('Unifonic is asked with a form', async () => {
  answer = json(200, { success: true, errorCode: 'ER-00', data: {} })
  expect(await unifonic().send(SMS)).toEqual({ ok: true, value: undefined })
  expect(Object.fromEntries(new URLSearchParams(seen[0]!.body))).toEqual({
    AppSid: 'app',
    SenderID: 'MATBAA',
    Recipient: '966551234567',
    Body: SMS.text,
    responseType: 'JSON',
    CorrelationID: 'code_1',
    MessageType: '3',
    async: 'false',
  })
})

test('Taqnyat is asked with JSON and a bearer token', async () => {
  answer = json(201, { statusCode: 201, messageId: 7 })
  expect(await taqnyat().send(SMS)).toEqual({ ok: true, value: undefined })
  expect(seen[0]!.headers['authorization']).toBe('Bearer key')
  expect(JSON.parse(seen[0]!.body)).toEqual({ recipients: ['966551234567'], body: SMS.text, sender: 'MATBAA' })
})

test.each([
  ['its status', json(409, { success: false, message: 'This message is duplicate' })],
  ['its code', json(200, { success: false, errorCode: 'ER-09', message: 'Duplicated message' })],
])('Unifonic says by %s that a try before was taken', async (_, given) => {
  answer = given
  expect(await unifonic().send(SMS)).toEqual({ ok: true, value: undefined })
})

test.each([['[966551234567,]'], [['966551234567']]])('Taqnyat refuses a number within a 201: %j', async (rejected) => {
  answer = json(201, { statusCode: 201, messageId: 7, accepted: '[]', rejected })
  expect(await taqnyat().send(SMS)).toMatchObject({ ok: false, error: { code: 'sms/refused' } })
  answer = json(201, { statusCode: 201, messageId: 7, accepted: '[966551234567,]', rejected: '[]' })
  expect(await taqnyat().send(SMS)).toEqual({ ok: true, value: undefined })
})

test.each([
  ['authentication failed', 'sms/login-refused'],
  ['missing AppSid', 'sms/login-refused'],
  ['invalid IP address', 'sms/login-refused'],
  ['sender not allowed', 'sms/login-refused'],
  ['invalid recipient', 'sms/refused'],
  ['wrong correlation id', 'sms/refused'],
  ['too many requests', 'sms/try-later'],
  ['request failed', 'sms/unknown'],
])('Unifonic, as documented: %s is %s', async (name, code) => {
  const { status, body } = vendorExample('unifonic/send-message', name).answer ?? { status: 0, body: null }
  answer = json(status, body)
  expect(await unifonic().send(SMS)).toMatchObject({ ok: false, error: { code, reason: `HTTP ${status}` } })
})

test.each(['sent', 'duplicate'])('Unifonic, as documented: %s is sent', async (name) => {
  const { status, body } = vendorExample('unifonic/send-message', name).answer ?? { status: 0, body: null }
  answer = json(status, body)
  expect(await unifonic().send(SMS)).toMatchObject({ ok: true })
  expect(seen[0]?.headers).toMatchObject(
    vendorExample('unifonic/send-message', 'sent').request?.headers ?? { no: 'request' },
  )
})

describe('a message that was not sent', () => {
  test.each([
    [json(200, { success: false, errorCode: 'ER-26' }), 'sms/refused', 'the provider refused: ER-26'],
    [json(401, {}), 'sms/login-refused', 'HTTP 401'],
    [json(403, {}), 'sms/login-refused', 'HTTP 403'],
    [json(400, {}), 'sms/refused', 'HTTP 400'],
    [json(429, {}), 'sms/try-later', 'HTTP 429'],
    [json(503, {}), 'sms/try-later', 'HTTP 503'],
    // It may have left all the same: never again.
    [json(500, {}), 'sms/unknown', 'HTTP 500'],
    [(response: ServerResponse) => response.destroy(), 'sms/unknown', expect.any(String)],
    [(response: ServerResponse) => response.writeHead(200).end('not json'), 'sms/unknown', expect.any(String)],
    [
      (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
      'sms/unknown',
      expect.any(String),
    ],
  ])('is distinguished (%#)', async (given, code, reason) => {
    answer = given
    expect(await unifonic().send(SMS)).toEqual({ ok: false, error: { code, reason } })
  })

  test('because the server was away is tried again', async () => {
    await new Promise((resolve) => server.close(resolve))
    expect(await taqnyat().send(SMS)).toMatchObject({ ok: false, error: { code: 'sms/try-later' } })
  })
})
