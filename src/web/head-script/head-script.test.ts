import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import headScript from './head-script.ts?script'

test('is one plain script that can stand in a document', () => {
  expect(headScript).toMatch(/^\(function\(\)\{.*\}\)\(\);$/)
  expect(headScript).not.toMatch(/<\/script|<!--|\bimport\b|\bexport\b/)
  // Checked by the browser's own parser for scripts.
  expect(() => new Function(headScript)).not.toThrow()
})

test('costs every document little', () => {
  expect(gzipSync(headScript).length).toBeLessThan(1_400)
})
