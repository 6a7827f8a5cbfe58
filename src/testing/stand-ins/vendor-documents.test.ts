import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { differences, vendorExample, vendorServer } from './vendor-documents.ts'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'vendor-documents')

const documents = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, ''))

test.each(documents)('%s names its source and the day it was read', (document) => {
  expect(() => vendorExample(document, 'no such example')).toThrow('has no example')
})

test('an answer that lacks a documented member, or has another type, is named', () => {
  const documented = { id: 'a', source: { token: null, amount: 1 }, list: [{ id: 'x' }] }
  expect(differences(documented, { id: 'b', source: { token: 't', amount: 2 }, list: [], more: 1 })).toEqual([])
  expect(differences(documented, { id: 7, source: { amount: 2 }, list: [{}] })).toEqual([
    '$.id: number instead of string',
    '$.source.token: missing',
    '$.list[0].id: missing',
  ])
})

test('a vendor’s server gives what was recorded, and remembers what it was asked', async () => {
  const vendor = await vendorServer()
  const example = vendorExample('moyasar/errors', 'invalid key')
  vendor.answerWith(example)
  const answer = await fetch(`${vendor.url}/v1/payments`, { method: 'POST', body: '{"amount":1}' })
  expect([answer.status, await answer.json()]).toEqual([401, example.answer?.body])
  expect(vendor.requests).toMatchObject([{ method: 'POST', path: '/v1/payments', body: { amount: 1 } }])
  await vendor.close()
})
