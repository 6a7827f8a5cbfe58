import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocate } from './allocate.ts'

const amount = fc.integer({ min: 0, max: 10_000_000_000 })
const weights = fc.array(amount, { minLength: 1, maxLength: 20 })
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

describe('splitting an amount over lines', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [500, 300, 200], [5, 3, 2]],
    [1, [10, 20], [0, 1]],
    [0, [5, 5], [0, 0]],
    [7, [0, 0], [7, 0]],
    [7, [0, 3], [0, 7]],
    [0, [], []],
  ])('%d over %j is %j', (total, over, shares) => {
    expect(allocate(total, over)).toEqual(shares)
  })

  test('loses nothing, and no share is a halala or more from its exact part', () => {
    fc.assert(
      fc.property(amount, weights, (total, over) => {
        const shares = allocate(total, over)
        expect(sum(shares)).toBe(total)
        const all = BigInt(sum(over))
        if (all === 0n) return
        for (const [index, share] of shares.entries()) {
          const off = BigInt(share) * all - BigInt(total) * BigInt(over[index]!)
          expect(off < all && off > -all).toBe(true)
        }
      }),
    )
  })

  test('the order of the lines does not change what each line gets', () => {
    fc.assert(
      fc.property(amount, fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1 }), (total, over) => {
        const backwards = allocate(total, over.toReversed()).toReversed()
        expect(backwards).toEqual(allocate(total, over))
      }),
    )
  })
})
