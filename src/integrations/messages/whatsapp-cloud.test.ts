import { afterAll, beforeAll, expect, test } from 'vitest'
import { differences, vendorExample, vendorServer } from '#testing/stand-ins/vendor-documents.ts'
import { createWhatsAppCloud } from './whatsapp-cloud.ts'
import type { WhatsAppMessage } from './whatsapp-sender.ts'

let server: Awaited<ReturnType<typeof vendorServer>>
beforeAll(async () => {
  server = await vendorServer()
})
afterAll(() => server.close())

const MESSAGE: WhatsAppMessage = {
  id: '7',
  to: '+12015553931',
  template: 'verification_code',
  language: 'en',
  parameters: ['J$FpnYnP'],
  path: 'J$FpnYnP',
}
const sender = () => createWhatsAppCloud({ url: server.url, phoneNumberId: '105954558954427', token: 'EAAJB...' })

test('a template is sent as documented, with our id for its reports', async () => {
  const { request, answer } = vendorExample('meta/send-template', 'code')
  server.answerWith({ answer })
  expect(await sender().send(MESSAGE)).toEqual({
    ok: true,
    value: { id: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgARGBI4Qzc5QkNGNTc5NTMyMDU5QzEA' },
  })
  const sent = server.requests.at(-1)
  expect(sent).toMatchObject({ method: request?.method, path: request?.path, headers: request?.headers })
  expect(differences(request?.body, sent?.body)).toEqual([])
  const body = request?.body as { template: object }
  expect(sent?.body).toEqual({
    ...body,
    template: { ...body.template, language: { code: 'en' } },
    biz_opaque_callback_data: '7',
  })
})

test('a template without a button has no component for it', async () => {
  server.answerWith(vendorExample('meta/send-template', 'accepted'))
  expect(await sender().send({ ...MESSAGE, path: undefined })).toMatchObject({ ok: true })
  expect(server.requests.at(-1)?.body).toMatchObject({ template: { components: [{ type: 'body' }] } })
})

test.each([
  ['token expired', 'whatsapp/account-refused', 190],
  ['permission denied', 'whatsapp/account-refused', 10],
  ['account locked', 'whatsapp/account-refused', 131_031],
  ['payment', 'whatsapp/account-refused', 131_042],
  ['number not registered', 'whatsapp/account-refused', 133_010],
  ['spam restriction', 'whatsapp/account-refused', 131_048],
  ['throughput', 'whatsapp/try-later', 130_429],
  ['pair limit', 'whatsapp/try-later', 131_056],
  ['too many calls', 'whatsapp/try-later', 4],
  ['something went wrong', 'whatsapp/try-later', 131_000],
  ['service unavailable', 'whatsapp/try-later', 131_016],
  ['overloaded', 'whatsapp/try-later', 2],
  ['undeliverable', 'whatsapp/undeliverable', 131_026],
  ['re-engagement', 'whatsapp/undeliverable', 131_047],
  ['healthy ecosystem', 'whatsapp/undeliverable', 131_049],
  ['stopped by the receiver', 'whatsapp/undeliverable', 131_050],
  ['parameters missing', 'whatsapp/template-refused', 132_000],
  ['no such template', 'whatsapp/template-refused', 132_001],
  ['too long', 'whatsapp/template-refused', 132_005],
  ['template paused', 'whatsapp/template-refused', 132_015],
  ['new line in a parameter', 'whatsapp/template-refused', 132_018],
])('"%s" is %s', async (name, code, meta) => {
  server.answerWith(vendorExample('meta/errors', name))
  expect(await sender().send(MESSAGE)).toEqual({ ok: false, error: { code, reason: `Meta ${meta}` } })
})

test.each([
  [{ status: 503 }, 'whatsapp/try-later'],
  [{ status: 429 }, 'whatsapp/try-later'],
  [{ status: 403 }, 'whatsapp/account-refused'],
  // It may have been taken all the same.
  [{ status: 500 }, 'whatsapp/unknown'],
  [{ status: 200, body: { messages: [] } }, 'whatsapp/unknown'],
  [{ status: 404, body: 'no' }, 'whatsapp/undeliverable'],
])('an answer without a code of Meta’s, %j, is %s', async (answer, code) => {
  server.answerWith({ answer })
  expect(await sender().send(MESSAGE)).toMatchObject({ ok: false, error: { code, reason: `HTTP ${answer.status}` } })
})

test('a server that is away took nothing', async () => {
  const other = await vendorServer()
  await other.close()
  const away = createWhatsAppCloud({ url: other.url, phoneNumberId: '1', token: 't' })
  expect(await away.send(MESSAGE)).toMatchObject({ ok: false, error: { code: 'whatsapp/try-later' } })
})
