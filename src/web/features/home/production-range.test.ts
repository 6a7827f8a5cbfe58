import { describe, expect, test } from 'vitest'
import { productionRange } from './production-range.ts'

describe('how long the press runs', () => {
  test('from the quickest product to the slowest', () => {
    expect(productionRange([{ productionDays: 3 }, { productionDays: 1 }, { productionDays: 5 }])).toEqual({
      from: 1,
      to: 5,
    })
  })

  test('a product made the same day still takes one', () => {
    expect(productionRange([{ productionDays: 0 }])).toEqual({ from: 1, to: 1 })
  })

  test('nothing to say without products', () => {
    expect(productionRange([])).toBeUndefined()
  })
})
