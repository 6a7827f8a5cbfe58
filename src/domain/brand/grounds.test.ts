import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from './colour.ts'
import { BUILT_IN_GROUNDS, groundsOf, groundStyleOf } from './grounds.ts'
import type { Grounds } from './grounds.ts'
import { accentOf } from './accent.ts'

const NAMES = Object.keys(BUILT_IN_GROUNDS) as (keyof Grounds)[]
const accent = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)
  .filter((colour) => accentOf(colour).ok)

test('a shop without a colour of its own has the built-in grounds, and no further style', () => {
  expect(groundsOf({ accent: null })).toEqual(BUILT_IN_GROUNDS)
  expect(groundStyleOf({ accent: null })).toBe('')
})

test('the grounds of a blue shop are blue, those of a grey one grey', () => {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  for (const name of NAMES.filter((each) => each !== 'desk')) {
    const [red = 0, , blue = 0] = channels(groundsOf({ accent: '#1d4ed8' })[name])
    expect(blue, name).toBeGreaterThan(red)
    const grey = channels(groundsOf({ accent: '#555555' })[name])
    expect(Math.max(...grey) - Math.min(...grey), name).toBeLessThanOrEqual(1)
  }
})

test('whatever the accent, a ground is as bright as the built-in one in its place', () => {
  fc.assert(
    fc.property(accent, (colour) => {
      const grounds = groundsOf({ accent: colour })
      for (const name of NAMES) expect(contrast(grounds[name], BUILT_IN_GROUNDS[name])).toBeLessThan(1.02)
    }),
  )
})

test('in the dark a shop has the grounds of that theme, but for panels', () => {
  const style = groundStyleOf({ accent: '#1d4ed8' })
  expect(style).toMatch(/^:root\{--desk:[^}]*--panel-2:#[0-9a-f]{6}\}\[data-theme=light\]\{--paper:#[^{}]*\}$/)
})
