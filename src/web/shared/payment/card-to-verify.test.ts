import { beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '#ui/testing/fake-storage.ts'

async function openTab() {
  vi.resetModules()
  return import('./card-to-verify.ts')
}

let storage: ReturnType<typeof fakeStorage>
beforeEach(() => {
  storage = fakeStorage()
  vi.stubGlobal('reportError', vi.fn<(failure: unknown) => void>())
})

const NOW = Date.parse('2026-11-23T16:00:00Z')
const SARA = { customerId: 'c-1', token: 'token_1', since: NOW }

test('a card outlives the way to the bank and back, and is taken once', async () => {
  const before = await openTab()
  before.cardToVerify.change(() => SARA)
  const after = await openTab()
  expect(after.takeCardToVerify('c-1', NOW + 60_000)).toEqual(SARA)
  expect(after.takeCardToVerify('c-1', NOW + 60_000)).toBeUndefined()
  expect(storage.entries.has('cardToVerify')).toBe(false)
})

test.each([
  ['of another customer of this browser', 'c-2', NOW],
  ['of more than an hour ago', 'c-1', NOW + 61 * 60_000],
])('one %s is forgotten, and not saved', async (_, customerId, now) => {
  const tab = await openTab()
  tab.cardToVerify.change(() => SARA)
  expect(tab.takeCardToVerify(customerId, now)).toBeUndefined()
  expect(storage.entries.has('cardToVerify')).toBe(false)
})

test('one without its time, of an earlier version, counts for nothing', async () => {
  storage.entries.set('cardToVerify', '{"v":1,"data":{"customerId":"c-1","token":"token_1"}}')
  expect((await openTab()).takeCardToVerify('c-1', NOW)).toBeUndefined()
})
