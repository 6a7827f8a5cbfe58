import { expect, test } from 'vitest'
import { changedDots } from './changed-dots.ts'

type Colour = readonly [number, number, number]

const dots = (...colours: readonly Colour[]) => new Uint8ClampedArray(colours.flatMap((colour) => [...colour, 255]))
/** A surface of 16 dots by 8: `colourAt` says the colour of each. */
const surface = (colourAt: (index: number) => Colour) =>
  dots(...Array.from({ length: 128 }, (_, index) => colourAt(index)))

const WHITE = [255, 255, 255] as const
const RED = [209, 58, 31] as const

test('a dot of another colour is vermilion, all others are faint', () => {
  const { dots: displayed, share } = changedDots(dots(WHITE, [0, 0, 0]), dots([0, 100, 200], [0, 0, 0]), 2)
  expect(displayed.slice(0, 3)).toEqual(new Uint8ClampedArray(RED))
  expect(displayed.slice(4, 7)).toEqual(new Uint8ClampedArray([191, 191, 191]))
  expect(share).toBe(0.5)
})

test('a surface whose colour changed a little has changed, the letters on it have not', () => {
  const isLetter = (index: number) => index % 16 === 0
  const on = (paper: Colour) => surface((index) => (isLetter(index) ? WHITE : index % 16 < 8 ? paper : WHITE))
  const { dots: displayed, share } = changedDots(on([20, 118, 145]), on([12, 141, 180]), 16)
  expect(share).toBeCloseTo((64 - 8) / 128)
  expect(displayed.slice(4, 7)).toEqual(new Uint8ClampedArray(RED))
  expect(displayed.slice(0, 3)).toEqual(new Uint8ClampedArray(WHITE))
})

test('what compression loses is no change', () => {
  const noise = (index: number) => (index % 2 === 0 ? 20 : -19)
  const paper = surface(() => [100, 100, 100])
  expect(
    changedDots(
      paper,
      surface((index) => [100 + noise(index), 100 - noise(index), 100]),
      16,
    ).share,
  ).toBe(0)
})

test('pictures without dots do not differ', () => {
  expect(changedDots(dots(), dots(), 0).share).toBe(0)
})
