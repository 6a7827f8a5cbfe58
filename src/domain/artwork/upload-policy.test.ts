import { describe, expect, test } from 'vitest'
import { mayUpload, UPLOAD_POLICY, type ArtworkOwner } from './upload-policy.ts'

const MEGABYTE = 1024 * 1024
const NOURA: ArtworkOwner = { kind: 'CUSTOMER', customerId: 'noura' }
const VISITOR: ArtworkOwner = { kind: 'BROWSER', hash: new Uint8Array(32) }

describe('a file may be sent', () => {
  test.each([
    ['of 500 MB', NOURA, 500 * MEGABYTE, 0, undefined],
    ['of 501 MB: too large', NOURA, 501 * MEGABYTE, 0, 'artwork/too-large'],
    ['with nothing in it: empty', VISITOR, 0, 0, 'artwork/empty'],
    ['by a visitor who sent 2 GB today: too much', VISITOR, 1, 2048 * MEGABYTE, 'artwork/too-much-today'],
    ['by a customer who sent 2 GB today', NOURA, 1, 2048 * MEGABYTE, undefined],
    ['by a customer who sent 10 GB today: too much', NOURA, 1, 10_240 * MEGABYTE, 'artwork/too-much-today'],
  ] as const)('%s', (_, owner, bytes, today, refusal) => {
    const may = mayUpload(owner, bytes, today)
    expect(may.ok ? undefined : may.error.code).toBe(refusal)
  })

  test('up to the last byte that fits', () => {
    const left = UPLOAD_POLICY.visitorBytesADay - 100
    expect(mayUpload(VISITOR, 100, left).ok).toBe(true)
    expect(mayUpload(VISITOR, 101, left).ok).toBe(false)
  })
})
