import { expect, test } from 'vitest'
import { MAX_NOTE_LENGTH } from './cart-item.ts'
import { noteRoom, noteWith } from './note-line.ts'

test('a change and the note it is added to are no longer than a note may be', () => {
  expect(noteRoom('')).toBe(MAX_NOTE_LENGTH)
  expect(noteRoom('matt')).toBe(MAX_NOTE_LENGTH - 'matt\n'.length)
})

test('a full note has no room for a change', () => {
  expect(noteRoom('x'.repeat(MAX_NOTE_LENGTH - 1))).toBe(0)
  expect(noteRoom('x'.repeat(MAX_NOTE_LENGTH))).toBe(0)
})

test('more goes on a line of its own', () => {
  expect(noteWith('', 'Front: matt')).toBe('Front: matt')
  expect(noteWith('Gift', 'Front: matt')).toBe('Gift\nFront: matt')
})
