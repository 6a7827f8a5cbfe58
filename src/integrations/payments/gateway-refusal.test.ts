import { afterAll, beforeAll, expect, test } from 'vitest'
import { vendorExample, vendorServer } from '#testing/stand-ins/vendor-documents.ts'
import { reportingRefusals } from './gateway-refusal.ts'
import type { GatewayRefusal } from './gateway-refusal.ts'
import { askGateway } from './gateway-request.ts'

let vendor: Awaited<ReturnType<typeof vendorServer>>
beforeAll(async () => {
  vendor = await vendorServer()
})
afterAll(() => vendor.close())

async function refusalsOf(path: string, body?: unknown, url = vendor.url): Promise<GatewayRefusal[]> {
  const refusals: GatewayRefusal[] = []
  const ask = reportingRefusals(askGateway, 'MOYASAR', (refusal) => void refusals.push(refusal))
  await ask({ method: 'POST', url: `${url}${path}`, headers: {}, body })
  return refusals
}

test('a refused key is an alarm', async () => {
  vendor.answerWith(vendorExample('moyasar/errors', 'invalid key'))
  expect(await refusalsOf('/v1/payments', {})).toEqual([
    {
      vendor: 'MOYASAR',
      call: 'POST /v1/payments',
      status: 401,
      code: 'authentication_error',
      fields: [],
      isAlarm: true,
    },
  ])
})

test('a refused request is reported with the names of its wrong fields, and with no value', async () => {
  vendor.answerWith(vendorExample('moyasar/errors', 'validation failed'))
  expect(await refusalsOf('/v1/payments/ad515696-246f-4ae6-88cd-88fe64c13c51/refund?x=sara', {})).toEqual([
    {
      vendor: 'MOYASAR',
      call: 'POST /v1/payments/:id/refund',
      status: 400,
      code: 'invalid_request_error',
      fields: ['amount'],
      isAlarm: false,
    },
  ])
})

test.each([
  [{ status: 'error', errorType: 'bad_data', error: 'phone +966551234567 is wrong' }, 'bad_data'],
  [{ message: 'total_amount_invalid', errors: [{ error_code: 'total_amount_is_invalid' }] }, 'total_amount_is_invalid'],
  [{ message: 'Sara Ali of +966551234567 is not known' }, null],
  ['Sara Ali', null],
])('the code in %j is %s', async (body, code) => {
  vendor.answerWith({ answer: { status: 422, body } })
  expect(await refusalsOf('/tokens/token_secret')).toMatchObject([{ call: 'POST /tokens/:id', status: 422, code }])
})

test('a success is not reported; no answer is', async () => {
  vendor.answerWith({ answer: { status: 201, body: {} } })
  expect(await refusalsOf('/payments')).toEqual([])
  expect(await refusalsOf('/payments', {}, 'http://127.0.0.1:9')).toMatchObject([
    { status: null, code: 'ECONNREFUSED', isAlarm: false },
  ])
})
