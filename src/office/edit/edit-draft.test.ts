import { beforeEach, describe, expect, test } from 'vitest'
import { fakeStorage } from '#ui/testing/fake-storage.ts'
import { readDraft, writeDraft } from './edit-draft.ts'

const DRAFT = { version: 3, base: { name: 'Noura' }, mine: { name: 'Nora' } }
const KEY = 'office-draft staff-1 person 7'
let storage: ReturnType<typeof fakeStorage>

beforeEach(() => {
  storage = fakeStorage()
})

describe('a draft', () => {
  test('is read as it was stored, until it is dropped', () => {
    writeDraft('staff-1', 'person 7', DRAFT)
    expect(readDraft('staff-1', 'person 7')).toEqual(DRAFT)
    expect(readDraft('staff-2', 'person 7')).toBeUndefined()
    writeDraft('staff-1', 'person 7', undefined)
    expect(readDraft('staff-1', 'person 7')).toBeUndefined()
  })

  test.each([
    { ...DRAFT, base: null },
    { ...DRAFT, mine: null },
    { ...DRAFT, mine: ['Nora'] },
    { ...DRAFT, version: '3' },
    null,
  ])('that is none is not read: %j', (stored) => {
    storage.entries.set(KEY, JSON.stringify(stored))
    expect(readDraft('staff-1', 'person 7')).toBeUndefined()
  })

  test('costs nothing else where storage is full or forbidden', () => {
    storage.state.isFull = true
    expect(() => writeDraft('staff-1', 'person 7', DRAFT)).not.toThrow()
    storage.state.isForbidden = true
    expect(readDraft('staff-1', 'person 7')).toBeUndefined()
  })
})
