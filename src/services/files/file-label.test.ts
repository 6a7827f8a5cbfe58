import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileLabel } from './file-label.ts'

describe('the label of a file', () => {
  test.each([
    ['logo.PDF', 'logo.pdf'],
    ['logo.ai', 'logo.ai'],
    ['invoice.exe', 'invoice.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\noura\\شعار المحل.pdf', 'شعار المحل.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie x.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['...', 'file.pdf'],
    ['', 'file.pdf'],
    ['a.b.c.pdf ', 'a.b.c.pdf'],
    ['"quoted"<name>.pdf', 'quotedname.pdf'],
  ])('%j is shown as %j', (name, label) => {
    expect(fileLabel(name, ['pdf', 'ai'])).toBe(label)
  })

  test('is always short, harmless and of the right kind', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const label = fileLabel(name, ['pdf', 'ai'])
        expect(label).toMatch(/^[^/\\\p{Cc}\p{Cf}"<>]+\.(pdf|ai)$/u)
        expect(label.length).toBeLessThanOrEqual(255)
        expect(label.startsWith('.')).toBe(false)
      }),
    )
  })
})
