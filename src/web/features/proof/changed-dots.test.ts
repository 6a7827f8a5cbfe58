import { expect, test } from 'vitest'
import { changedDots } from './changed-dots.ts'

const dots = (...colours: readonly (readonly [number, number, number])[]) =>
  new Uint8ClampedArray(colours.flatMap((colour) => [...colour, 255]))

const WHITE = [255, 255, 255] as const
const RED = [209, 58, 31] as const

test('a dot of another colour is vermilion, all others are faint', () => {
  const { dots: displayed, share } = changedDots(dots(WHITE, [0, 0, 0]), dots([0, 100, 200], [0, 0, 0]))
  expect(displayed.slice(0, 3)).toEqual(new Uint8ClampedArray(RED))
  expect(displayed.slice(4, 7)).toEqual(new Uint8ClampedArray([191, 191, 191]))
  expect(share).toBe(0.5)
})

test('what compression loses is no change', () => {
  expect(changedDots(dots([100, 100, 100]), dots([120, 90, 110])).share).toBe(0)
})

test('pictures without dots do not differ', () => {
  expect(changedDots(dots(), dots()).share).toBe(0)
})
