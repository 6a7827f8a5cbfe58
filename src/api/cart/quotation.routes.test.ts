import { afterAll, beforeAll, expect, test } from 'vitest'
import { testCustomers, quotationLinks } from '#testing/customer-api.ts'
import type { TestCustomers } from '#testing/customer-api.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
let shop: TestCustomers
beforeAll(async () => {
  database = await testDatabase()
  shop = await testCustomers(database, { now: () => new Date('2026-11-23T09:00:00Z') })
})
afterAll(async () => {
  await shop.app.close()
  await database.close()
})

const confirmed = async (issued: string, change = '') => {
  const link = quotationLinks.linkOf({ number: 'Q-7KQ2XHNM', total: 114_820, issued })
  return (await shop.browser().send('GET', `/quotations/${link.split('/').at(-1)}${change}`)).json().data
}

test('anybody can confirm a quotation by its code: number, total and until when it holds', async () => {
  expect(await confirmed('2026-11-22')).toEqual({
    state: 'VALID',
    quotation: { number: 'Q-7KQ2XHNM', total: 114_820, issued: '2026-11-22', validUntil: '2026-12-06' },
  })
  expect(await confirmed('2026-11-01')).toMatchObject({ state: 'EXPIRED', quotation: { validUntil: '2026-11-15' } })
})

test('a code that the shop has not signed is unknown', async () => {
  expect(await confirmed('2026-11-22', 'x')).toEqual({ state: 'UNKNOWN', quotation: null })
  expect((await shop.browser().send('GET', '/quotations/Q-1')).json().data).toEqual({
    state: 'UNKNOWN',
    quotation: null,
  })
})
