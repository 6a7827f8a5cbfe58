import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.resetModules()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

const places = () => import('./scroll-places.ts')

test('places outlive the document', async () => {
  const { saveScroll, storePlaces } = await places()
  saveScroll('a', 120.4)
  storePlaces()
  vi.resetModules()
  expect((await places()).savedScroll('a')).toBe(120)
})

test('the oldest place goes when there are too many', async () => {
  const { saveScroll, savedScroll } = await places()
  for (let n = 0; n <= 50; n++) saveScroll(`entry ${n}`, n)
  expect(savedScroll('entry 0')).toBeUndefined()
  expect(savedScroll('entry 50')).toBe(50)
})

test.each(['not json', '{}', '[["a"],["b","c"],7]'])('what was tampered with is no place: %s', async (text) => {
  stored.set('scroll-places', text)
  const { savedScroll } = await places()
  expect(savedScroll('a')).toBeUndefined()
})

test('without storage scroll positions last as long as the document', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('forbidden')
    },
    setItem: () => {
      throw new DOMException('forbidden')
    },
  })
  const { saveScroll, savedScroll, storePlaces } = await places()
  saveScroll('a', 5)
  storePlaces()
  expect(savedScroll('a')).toBe(5)
})
