import { expect, test } from 'vitest'
import { proofOfSameFile } from './same-file.ts'

const proof = { number: 1, state: 'CHANGES_ASKED', sentAt: '2026-11-27T10:00:00Z' } as const

test('a proof whose changes were asked for is the same again until a newer file is there', () => {
  expect(proofOfSameFile({ proofs: [proof], files: [{ sentAt: '2026-11-27T09:00:00Z' }] })).toBe(proof)
  expect(proofOfSameFile({ proofs: [proof], files: [{ sentAt: '2026-11-27T11:00:00Z' }] })).toBeUndefined()
})

test('of a line without a proof, or whose proof waits for an answer, nothing is said', () => {
  const files = [{ sentAt: '2026-11-27T09:00:00Z' }]
  expect(proofOfSameFile({ proofs: [], files })).toBeUndefined()
  expect(proofOfSameFile({ proofs: [{ ...proof, state: 'SENT' }], files })).toBeUndefined()
})
