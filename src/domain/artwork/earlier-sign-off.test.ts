import { expect, test } from 'vitest'
import { approvalReasonFor, type CheckedFile, type LineToday, type SignedBefore } from './earlier-sign-off.ts'

const card: CheckedFile = { design: 0, face: null, spec: 'cards 90 × 50', verdict: 'CLEAN', findings: [] }
const signed: SignedBefore = { kind: 'STAFF', files: [card], isMade: true }
const today: LineToday = { policy: 'STAFF', files: [card], isWhole: true, isSameConfiguration: true }

test('the same again rests on the sign-off of then', () => {
  expect(approvalReasonFor(signed, today)).toBeUndefined()
  expect(approvalReasonFor({ ...signed, kind: 'STAFF' }, { ...today, policy: 'SELF' })).toBeUndefined()
  expect(approvalReasonFor({ ...signed, kind: 'SELF' }, { ...today, policy: 'SELF' })).toBeUndefined()
})

test('what is not the same is asked about again', () => {
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

test('rules of today count where they find something new that cannot be printed', () => {
  const found = { verdict: 'TO_CHANGE', findings: ['stroke-too-thin'] } as const
  const files = [{ ...card, ...found }]
  expect(approvalReasonFor(signed, { ...today, files })).toBe('FINDINGS')
  // A person had seen it then, and answered for it.
  expect(approvalReasonFor({ ...signed, files }, { ...today, files })).toBeUndefined()
  const warned = [{ ...card, verdict: 'TO_CONFIRM', findings: ['picture-soft'] } as const]
  expect(approvalReasonFor(signed, { ...today, files: warned })).toBeUndefined()
})
