import { describe, expect, test } from 'vitest'
import { CMYK, GRAY, RGB, separation, type Space } from './colour-space.ts'
import { colourOf } from './paint.ts'

const colour = (space: Space, ...values: number[]) => colourOf({ space, values, pattern: undefined })

describe('colours as a printer sees them', () => {
  test.each([
    ['black ink alone', CMYK, [0, 0, 0, 1], { isBlack: true, isRichBlack: false, isWhite: false, isMixed: false }],
    ['black of four inks', CMYK, [0.6, 0.4, 0.4, 1], { isBlack: false, isRichBlack: true, isMixed: true }],
    ['dark brown', CMYK, [0.3, 0.7, 0.9, 0.5], { isRichBlack: false, isMixed: true }],
    ['white', CMYK, [0, 0, 0, 0], { isWhite: true, isMixed: false }],
    ['grey as a tone of black', GRAY, [0.5], { isBlack: false, isWhite: false, isMixed: false }],
    ['grey black', GRAY, [0], { isBlack: true }],
    ['white of the screen', RGB, [1, 1, 1], { isWhite: true, space: 'RGB' }],
    ['black of the screen', RGB, [0, 0, 0], { isBlack: false, isMixed: true }],
  ] as const)('%s', (_, space, values, expected) => {
    expect(colour(space, ...values)).toMatchObject(expected)
  })

  test('a spot ink, how solid it is', () => {
    expect(colour(separation(['Foil']), 0.4)).toMatchObject({ space: 'SPOT', spots: ['Foil'], leastTint: 0.4 })
    expect(colour(separation(['White']), 0)).toMatchObject({ isWhite: true })
  })

  test('process inks by their own names are no spot', () => {
    expect(colour(separation(['Cyan', 'Black']), 0, 1)).toMatchObject({ space: 'CMYK', spots: [], isBlack: true })
  })

  test('a spot among process inks', () => {
    expect(colour(separation(['Black', 'Gloss']), 0.2, 1)).toMatchObject({
      space: 'SPOT',
      spots: ['Gloss'],
      leastTint: 1,
    })
  })

  test('the separation that prints on every plate', () => {
    expect(colour(separation(['All']), 1)).toMatchObject({ space: 'ALL', spots: [] })
  })
})
