import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '../testing/fake-storage.ts'
import { persistedValue } from './persisted-value.ts'

let browser: ReturnType<typeof fakeStorage>
const report = vi.fn<(error: Error) => void>()

beforeEach(() => {
  browser = fakeStorage()
  vi.stubGlobal('reportError', report.mockClear())
})

const isTexts = (data: unknown): data is string[] =>
  Array.isArray(data) && data.every((each) => typeof each === 'string')

const EMPTY: readonly string[] = []
const wishes = (version = 1) =>
  persistedValue<readonly string[]>({
    key: 'wishes',
    version,
    empty: EMPTY,
    read: (data) => (isTexts(data) ? data : undefined),
  })
const add = (wish: string) => (before: readonly string[]) => [...before, wish]

describe('what the browser keeps', () => {
  test('is there again on the next page, with its version', () => {
    expect(wishes().change(add('mug'))).toBe(true)
    expect(browser.entries.get('wishes')).toBe('{"v":1,"data":["mug"]}')
    expect(wishes().get()).toEqual(['mug'])
    expect(report).not.toHaveBeenCalled()
  })

  test('is the same object until it changes', () => {
    const stored = wishes()
    expect(stored.get()).toBe(stored.get())
    stored.change(add('mug'))
    expect(stored.get()).toBe(stored.get())
    browser.writeElsewhere('wishes', '{"v":1,"data":["mug"]}')
    expect(stored.get()).toBe(stored.get())
  })

  test('notifies its subscribers when it changes, and not when it does not', () => {
    const stored = wishes()
    const listener = vi.fn()
    const stop = stored.subscribe(listener)
    stored.change(add('mug'))
    stored.change((before) => before)
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    stored.change(add('card'))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('and is forgotten, is empty', () => {
    const stored = wishes()
    stored.change(add('mug'))
    stored.clear()
    expect(stored.get()).toBe(EMPTY)
    expect(browser.entries.size).toBe(0)
  })
})

describe('two tabs', () => {
  test('are in step', () => {
    const stored = wishes()
    const listener = vi.fn()
    stored.subscribe(listener)
    browser.writeElsewhere('something else', 'x')
    expect(listener).not.toHaveBeenCalled()
    browser.writeElsewhere('wishes', '{"v":1,"data":["mug"]}')
    expect([listener.mock.calls.length, stored.get()]).toEqual([1, ['mug']])
    browser.writeElsewhere('wishes', null)
    expect(stored.get()).toBe(EMPTY)
  })

  test('lose nothing when both write before they hear of each other', () => {
    const [one, other] = [wishes(), wishes()]
    one.change(add('mug'))
    other.change(add('card'))
    one.change(add('sign'))
    expect(wishes().get()).toEqual(['mug', 'card', 'sign'])
  })

  test('agree after one of them comes back from the cache of the browser', () => {
    const stored = wishes()
    const listener = vi.fn()
    stored.subscribe(listener)
    browser.entries.set('wishes', '{"v":1,"data":["mug"]}')
    browser.comeBack()
    expect([listener.mock.calls.length, stored.get()]).toEqual([1, ['mug']])
  })
})

describe('what cannot be read', () => {
  test.each([
    '{"v":1,"data":[',
    '{"v":1,"data":[1]}',
    '{"v":1,"data":null}',
    'null',
    '"text"',
    '{"v":"1","data":[]}',
    '',
  ])('%s is removed and starts empty, and that is reported once, also over several pages', (text) => {
    browser.entries.set('other', 'stays')
    browser.entries.set('wishes', text)
    const stored = wishes()
    expect([stored.get(), stored.get()]).toEqual([EMPTY, EMPTY])
    expect(browser.entries.has('wishes')).toBe(false)
    expect(wishes().get()).toBe(EMPTY)
    expect(report).toHaveBeenCalledTimes(1)
    stored.change(add('mug'))
    expect(wishes().get()).toEqual(['mug'])
    expect(browser.entries.get('other')).toBe('stays')
  })

  test('a reader that fails is no crash', () => {
    browser.entries.set('count', '{"v":1,"data":null}')
    const read = (data: unknown) => (data as { count: number }).count
    expect(persistedValue({ key: 'count', version: 1, empty: 0, read }).get()).toBe(0)
  })

  test('old data is read by its version, that from before versions by 0', () => {
    const read = vi.fn((data: unknown, version: number) => [`${String(data)} of ${version}`])
    const stored = persistedValue<string[]>({ key: 'wishes', version: 2, empty: [], read })
    browser.entries.set('wishes', '{"v":1,"data":"mug"}')
    expect(stored.get()).toEqual(['mug of 1'])
    browser.entries.set('wishes', '"mug"')
    expect(stored.get()).toEqual(['mug of 0'])
  })

  test('what a newer version of the shop wrote is left as it is', () => {
    const newer = '{"v":2,"data":{"wishes":["mug"]}}'
    browser.entries.set('wishes', newer)
    const stored = wishes()
    expect(stored.get()).toBe(EMPTY)
    expect(stored.change(add('card'))).toBe(false)
    expect(stored.get()).toEqual(['card'])
    expect(browser.entries.get('wishes')).toBe(newer)
  })
})

describe('storage that is full or forbidden', () => {
  test('keeps a value as long as the page', () => {
    const stored = wishes()
    stored.change(add('mug'))
    browser.state.isFull = true
    expect(stored.change(add('card'))).toBe(false)
    expect([stored.get(), wishes().get()]).toEqual([['mug', 'card'], ['mug']])
    browser.state.isFull = false
    expect(stored.change(add('sign'))).toBe(true)
    expect(wishes().get()).toEqual(['mug', 'card', 'sign'])
  })

  test('breaks nothing', () => {
    browser.state.isForbidden = true
    const stored = wishes()
    expect(stored.get()).toBe(EMPTY)
    stored.change(add('mug'))
    expect(stored.get()).toEqual(['mug'])
    stored.clear()
    expect(stored.get()).toBe(EMPTY)
  })
})
