import { expect, test } from 'vitest'
import { fromBase64Url, toBase64Url } from './base64url.ts'

test('bytes are written in base64url, and read back', () => {
  for (const bytes of [
    [],
    [0],
    [251, 255],
    [0, 16, 131, 251, 255, 254],
    Array.from({ length: 300 }, (_, n) => n % 256),
  ]) {
    const text = toBase64Url(Uint8Array.from(bytes).buffer)
    expect(text).toBe(Buffer.from(bytes).toString('base64url'))
    expect([...fromBase64Url(text)]).toEqual(bytes)
  }
})
