import { expect, test } from 'vitest'
import { compress, decompress } from './compress.ts'

const page = Buffer.from('<p>Business cards, 350 g, بطاقات عمل</p>'.repeat(1_000))

test.each(['br', 'gzip'] as const)('%s: a cached page holds no more memory than its bytes', async (encoding) => {
  const compressed = await compress(page, encoding)
  expect(compressed.buffer.byteLength).toBe(compressed.length)
  expect((await decompress(compressed, encoding)).equals(page)).toBe(true)
})
