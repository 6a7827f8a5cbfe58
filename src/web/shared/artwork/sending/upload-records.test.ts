import { expect, test, vi } from 'vitest'
import { findUploadRecord, saveUploadRecord, unfinishedUploads } from './upload-records.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
})

const until = Date.parse('2999-01-01')
const [lineA, lineB] = [
  { orderId: 'order', position: 0 },
  { orderId: 'order', position: 1 },
]

test('an upload for a line goes on for that line only, one for no line for any', () => {
  const file = { name: 'card.pdf', size: 10, lastModified: 1 }
  saveUploadRecord(file, { id: 'of A', until, line: lineA })
  expect(findUploadRecord(file, { ...lineA })?.id).toBe('of A')
  expect(findUploadRecord(file, lineB)).toBeUndefined()
  expect(findUploadRecord(file)).toBeUndefined()
  saveUploadRecord(file, { id: 'of none', until })
  expect([lineA, lineB, undefined].map((line) => findUploadRecord(file, line)?.id)).toEqual([
    'of A',
    'of none',
    'of none',
  ])
  expect(unfinishedUploads(lineB).map(({ id }) => id)).toEqual(['of none'])
})
