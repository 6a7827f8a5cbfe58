import { expect, test } from 'vitest'
import { approvalReasonFor, type CheckedFile, type LineToday, type SignedBefore } from './earlier-sign-off.ts'

const card: CheckedFile = { design: 0, face: null, spec: 'cards 90 × 50', verdict: 'CLEAN', findings: [] }
const signed: SignedBefore = { kind: 'STAFF', files: [card], isMade: true }
const today: LineToday = { policy: 'STAFF', files: [card], isWhole: true, isSameConfiguration: true }

test('the same line ordered again rests on its earlier sign-off', () => {
  expect(approvalReasonFor(signed, today)).toBeUndefined()
  expect(approvalReasonFor({ ...signed, kind: 'STAFF' }, { ...today, policy: 'SELF' })).toBeUndefined()
  expect(approvalReasonFor({ ...signed, kind: 'SELF' }, { ...today, policy: 'SELF' })).toBeUndefined()
})

test('a line that differs needs a new approval, for a reason that is named', () => {
  const withFile = (file: Partial<CheckedFile>): LineToday => ({ ...today, files: [{ ...card, ...file }] })
  expect(approvalReasonFor(signed, { ...today, isWhole: false })).toBe('FILE')
  expect(approvalReasonFor(signed, { ...today, isSameConfiguration: false })).toBe('CONFIGURATION')
  expect(approvalReasonFor(signed, withFile({ spec: 'cards 85 × 55' }))).toBe('SPECIFICATION')
  expect(approvalReasonFor(signed, withFile({ face: 'front' }))).toBe('SPECIFICATION')
  expect(approvalReasonFor(signed, withFile({ spec: null, verdict: null }))).toBe('SPECIFICATION')
  expect(approvalReasonFor({ ...signed, files: null }, today)).toBe('SPECIFICATION')
  expect(approvalReasonFor({ ...signed, kind: 'SELF' }, today)).toBe('POLICY')
  expect(approvalReasonFor({ ...signed, isMade: false }, today)).toBe('NOT_MADE')
})

test('a new finding that cannot be printed needs a new approval, a warning or an accepted one does not', () => {
  const found = { verdict: 'TO_CHANGE', findings: ['stroke-too-thin'] } as const
  const files = [{ ...card, ...found }]
  expect(approvalReasonFor(signed, { ...today, files })).toBe('FINDINGS')
  // A person had seen it then, and answered for it.
  expect(approvalReasonFor({ ...signed, files }, { ...today, files })).toBeUndefined()
  const warned = [{ ...card, verdict: 'TO_CONFIRM', findings: ['picture-soft'] } as const]
  expect(approvalReasonFor(signed, { ...today, files: warned })).toBeUndefined()
})
