import { expect, test } from 'vitest'
import { MAX_NOTE_LENGTH } from '#domain/cart/cart-item.ts'
import { noteRoom } from './wishes.ts'

test('a change and the note it is added to are no longer than a note may be', () => {
  expect(noteRoom('')).toBe(MAX_NOTE_LENGTH)
  expect(noteRoom('matt')).toBe(MAX_NOTE_LENGTH - 'matt\n'.length)
})

test('a full note has no room for a change', () => {
  expect(noteRoom('x'.repeat(MAX_NOTE_LENGTH - 1))).toBe(0)
  expect(noteRoom('x'.repeat(MAX_NOTE_LENGTH))).toBe(0)
})
