import { expect, test } from 'vitest'
import { inOneByte } from './one-byte-text.ts'

const SOURCE = 'export const texts = ["أضف إلى السلة", `“${1 + 1}” 🎁`, /[٠-٩]+/u.test("٤٢"), "café"]'

test('source text in one byte a letter means the same', async () => {
  const code = inOneByte(SOURCE)
  expect(code).not.toMatch(/[\u0100-\uffff]/)
  const { texts } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(texts).toEqual(['أضف إلى السلة', '“2” 🎁', true, 'café'])
})
