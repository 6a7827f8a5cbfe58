import { expect, test } from 'vitest'
import { shortHash } from './short-hash.ts'

test('a hash is compared by its first eight digits, in two groups', () => {
  expect(shortHash('3f9a21c7b5')).toBe('3F9A 21C7')
})
