import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.resetModules()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

const places = () => import('./scroll-places.ts')

test('places outlive the document', async () => {
  const { keepPlace, storePlaces } = await places()
  keepPlace('a', 120.4)
  storePlaces()
  vi.resetModules()
  expect((await places()).keptPlace('a')).toBe(120)
})

test('the oldest place goes when there are too many', async () => {
  const { keepPlace, keptPlace } = await places()
  for (let n = 0; n <= 50; n++) keepPlace(`entry ${n}`, n)
  expect(keptPlace('entry 0')).toBeUndefined()
  expect(keptPlace('entry 50')).toBe(50)
})

test.each(['not json', '{}', '[["a"],["b","c"],7]'])('what was tampered with is no place: %s', async (text) => {
  kept.set('scroll-places', text)
  const { keptPlace } = await places()
  expect(keptPlace('a')).toBeUndefined()
})

test('without storage places are kept as long as the document', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('forbidden')
    },
    setItem: () => {
      throw new DOMException('forbidden')
    },
  })
  const { keepPlace, keptPlace, storePlaces } = await places()
  keepPlace('a', 5)
  storePlaces()
  expect(keptPlace('a')).toBe(5)
})
