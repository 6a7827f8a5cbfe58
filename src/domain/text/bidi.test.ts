import { expect, test } from 'vitest'
import { isolate, isolateLtr } from './bidi.ts'

test('an isolated text is closed again', () => {
  expect(isolate('مطبعة')).toBe('\u2068مطبعة\u2069')
  expect(isolateLtr('85 × 200')).toBe('\u206685 × 200\u2069')
})
