import { MAX_NOTE_LENGTH } from './cart-item.ts'

/** Letters that can be added to the note of a line, on a line of their own; 0 where the note is full. */
export const noteRoom = (note: string): number =>
  note === '' ? MAX_NOTE_LENGTH : Math.max(0, MAX_NOTE_LENGTH - note.length - 1)

/** A note with more on a line of its own. */
export const noteWith = (note: string, more: string): string => (note === '' ? more : `${note}\n${more}`)
