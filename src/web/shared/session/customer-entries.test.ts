import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fakeStorage } from '#ui/testing/fake-storage.ts'
import { CUSTOMER_ENTRIES, forgetEntries } from './customer-entries.ts'

/** Stored for the browser, or cleared by code that every page loads. */
const OTHERS = ['cart', 'favorites', 'past-searches', 'persist:root', 'px-per-mm']

test('whatever pages store is either the browser’s or removed when its customer signs out (S205)', () => {
  const stored = globSync('src/web/**/*.ts', { exclude: ['**/*.test.ts'] })
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((code) => [...code.matchAll(/persistedValue[<(][\s\S]*?key: '([^']+)'/g)].map(([, key]) => key))
  expect(stored.toSorted()).toEqual([...CUSTOMER_ENTRIES, ...OTHERS].toSorted())
})

test('signing out removes the customer’s entries and no other', () => {
  const { entries } = fakeStorage()
  for (const key of [...CUSTOMER_ENTRIES, 'theme']) localStorage.setItem(key, '{}')
  forgetEntries()
  expect([...entries.keys()]).toEqual(['theme'])
})
