import { beforeEach, expect, test, vi } from 'vitest'
import { clearDraft, handDraft, isSeeded, readDraft, seedDraft, writeDraft } from './form-draft.ts'

function storage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
}

/** A tab of its own, opened so many ms from now. */
function openTab(later = 0): void {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('performance', { timeOrigin: Date.now() + later })
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  openTab()
})

test('a page fills in a form that is opened next, and does so again', () => {
  seedDraft('request', { text: '500 cards', quantity: '500' })
  seedDraft('request', { text: '250 cards', quantity: '250' })
  expect(readDraft('request')).toEqual({ text: '250 cards', quantity: '250' })
})

test('what a visitor added around it and typed elsewhere stays', () => {
  seedDraft('request', { text: '500 cards', quantity: '500' })
  writeDraft('request', { text: '500 cards\nin two boxes', quantity: '600', fullName: 'Noura' })
  seedDraft('request', { text: '250 cards', quantity: '250' })
  expect(readDraft('request')).toEqual({ text: '250 cards\nin two boxes', quantity: '250', fullName: 'Noura' })
})

test('a draft that was sent is forgotten with what began it', () => {
  seedDraft('request', { text: '500 cards' })
  clearDraft('request')
  writeDraft('request', { text: 'about 500 cards' })
  seedDraft('request', { text: 'mugs' })
  expect(readDraft('request')).toEqual({ text: 'mugs' })
})

test('without storage nothing is stored and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
  })
  seedDraft('request', { text: 'mugs' })
  expect(readDraft('request')).toEqual({})
})

test('a tab that is opened takes over what was filled in for it, once', () => {
  handDraft('request', { text: '500 cards' })
  openTab(50)
  expect(isSeeded('request')).toBe(true)
  expect(readDraft('request')).toEqual({ text: '500 cards' })
  openTab(100)
  expect(isSeeded('request')).toBe(false)
  expect(readDraft('request')).toEqual({})
})

test('a tab that was open before, and one that is opened much later, take over nothing', () => {
  handDraft('request', { text: '500 cards' })
  openTab(-5000)
  expect(readDraft('request')).toEqual({})
  openTab(120_000)
  expect(readDraft('request')).toEqual({})
  openTab(50)
  expect(readDraft('request')).toEqual({})
})
