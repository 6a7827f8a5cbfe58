import { expect, test } from 'vitest'
import { beginEdit, chooseSide, editedFields, leftToChoose, meetVersion } from './edit-state.ts'

const read = { name: 'Sara', company: 'Ali Trading', phone: '0551234567' }
const typed = { ...beginEdit(1, read), mine: { ...read, name: 'Noura', phone: '0559999999' } }
const huda = { version: 2, by: 'Huda', at: '2026-11-25T10:31:00+03:00' }

test('a colleague’s change of other fields is taken, and mine is saved over their version', () => {
  const met = meetVersion(typed, { ...huda, fields: { ...read, company: 'Huda Co' } })
  expect(met).toMatchObject({ version: 2, conflict: undefined })
  expect(editedFields(met)).toEqual({ name: 'Noura', phone: '0559999999' })
  expect(met.mine.company).toBe('Huda Co')
})

test('what both changed waits for a choice, and nothing typed is lost until then', () => {
  const met = meetVersion(typed, { ...huda, fields: { ...read, name: 'Huda', company: 'Huda Co' } })
  expect(met.mine).toEqual({ name: 'Noura', company: 'Huda Co', phone: '0559999999' })
  expect(leftToChoose(met)).toBe(1)
  const [clash] = met.conflict?.clashes ?? []
  if (!clash) throw new Error('no clash')
  expect(clash).toEqual({ field: 'name', base: 'Sara', mine: 'Noura', theirs: 'Huda' })
  const theirs = chooseSide(met, clash, 'theirs')
  expect(leftToChoose(theirs)).toBe(0)
  expect(editedFields(theirs)).toEqual({ phone: '0559999999' })
  expect(editedFields(chooseSide(theirs, clash, 'mine'))).toEqual({ name: 'Noura', phone: '0559999999' })
})

test('the same change on both sides is none', () => {
  const met = meetVersion(typed, { ...huda, fields: typed.mine })
  expect(met.conflict).toBeUndefined()
  expect(editedFields(met)).toEqual({})
})
