import { expect, test } from 'vitest'
import { codeKey } from './code-key.ts'

test.each([
  ['BC-1001', 'bc1001'],
  ['bc 1001', 'bc1001'],
  ['BC–١٠٠١', 'bc1001'],
  ['Bc.10/01', 'bc1001'],
  ['', ''],
  ['—', ''],
])('%j is looked up as %j', (code, key) => {
  expect(codeKey(code)).toBe(key)
})
