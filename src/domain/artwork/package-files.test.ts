import { describe, expect, test } from 'vitest'
import { choosableFiles, PACKAGE_LIMITS, type PackedFile } from './package-files.ts'

const packed = (name: string, change: Partial<PackedFile> = {}): PackedFile => ({
  name,
  packedSize: 900,
  size: 1_000,
  isLink: false,
  isEncrypted: false,
  ...change,
})

describe('files of a package', () => {
  test('may be chosen by their place, without folders and what programs leave behind', () => {
    const files = [
      'a/',
      '__MACOSX/._card.pdf',
      'a/.DS_Store',
      'a/card.pdf',
      'b\\بطاقة.png',
      'Thumbs.db',
      '\uFFFD\uFFFD.ai',
    ]
    expect(choosableFiles(files.map((name) => packed(name)))).toEqual({
      ok: true,
      value: [
        { index: 3, name: 'card.pdf', byteLength: 1_000 },
        { index: 4, name: 'بطاقة.png', byteLength: 1_000 },
        { index: 6, name: '_.ai', byteLength: 1_000 },
      ],
    })
  })

  test('of one name have the names of their folders', () => {
    const files = ['Noura/card.pdf', 'Sara/front/card.pdf', 'Sara/logo.svg']
    const listed = choosableFiles(files.map((name) => packed(name)))
    expect(listed.ok && listed.value.map(({ name }) => name)).toEqual([
      'Noura - card.pdf',
      'Sara - front - card.pdf',
      'logo.svg',
    ])
  })

  test.each([
    ['ZIP_ENCRYPTED', [packed('card.pdf', { isEncrypted: true })]],
    ['ZIP_PATHS', [packed('card.pdf'), packed('../../etc/passwd')]],
    ['ZIP_PATHS', [packed('/etc/passwd')]],
    ['ZIP_PATHS', [packed('C:\\card.pdf')]],
    ['ZIP_PATHS', [packed('card.pdf', { isLink: true })]],
    ['ZIP_NESTED', [packed('card.pdf'), packed('more.ZIP')]],
    ['ZIP_TOO_LARGE', [packed('card.pdf', { size: 1024 * 1024 })]],
    ['ZIP_TOO_LARGE', Array.from({ length: 3 }, () => packed('a.pdf', { size: 400e6, packedSize: 390e6 }))],
    ['ZIP_TOO_LARGE', [packed('a.pdf', { size: 600e6, packedSize: 590e6 })]],
    ['ZIP_TOO_MANY', Array.from({ length: PACKAGE_LIMITS.files + 1 }, (_, index) => packed(`${index}.pdf`))],
    ['ZIP_EMPTY', [packed('a/'), packed('card.pdf', { size: 0, packedSize: 0 })]],
  ] as const)('are refused as %s', (code, files) => {
    expect(choosableFiles(files)).toEqual({ ok: false, error: code })
  })
})
