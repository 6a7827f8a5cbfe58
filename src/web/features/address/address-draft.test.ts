import { expect, test } from 'vitest'
import { draftOwner, withDraft } from './address-draft.ts'
import { addressValues } from './address-rules.ts'

const EMPTY = addressValues(undefined, '+966551234567')
const MINE = draftOwner('noura', undefined)

test('what was typed into a new address is found again, and nothing besides its fields', () => {
  const found = withDraft(EMPTY, { owner: MINE, name: 'Workshop', regionId: '1', other: 'x' }, MINE)
  expect(found).toEqual({ ...EMPTY, name: 'Workshop', regionId: '1' })
})

test('what was typed is shown to no one else, and in no other address', () => {
  expect(withDraft(EMPTY, { owner: draftOwner('huda', undefined), name: 'Workshop' }, MINE)).toEqual(EMPTY)
  expect(withDraft(EMPTY, {}, MINE)).toEqual(EMPTY)
})
