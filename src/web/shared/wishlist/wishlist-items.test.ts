import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_WISHLIST_ITEMS } from '#domain/customers/wishlist.ts'
import { changed, isFull, isLiked, oneOfEach, removalOf, undoOf } from './wishlist-items.ts'
import type { WishlistItem, WishlistItems } from './wishlist-items.ts'

const CARDS = { id: '11', product: '1' }
const CARDS_WITH_FOIL = { id: '12', product: '1' }
const MUG = { id: '20', product: '2' }
const SIGN = { id: '30', product: '3' }

const without = (list: WishlistItems, product: string) => changed(list, removalOf(list, product))
const add = (favorite: WishlistItem) => ({ kind: 'add' as const, favorite })

describe('what is liked', () => {
  test('stands first when it is new, and a double is ignored', () => {
    const list = changed([MUG], add(CARDS))
    expect(list).toEqual([CARDS, MUG])
    expect(changed(list, add(MUG))).toBe(list)
  })

  test('goes in every version of the product', () => {
    expect(without([CARDS, MUG, CARDS_WITH_FOIL], '1')).toEqual([MUG])
    const list = [MUG]
    expect(without(list, '1')).toBe(list)
  })

  test('is the product, whichever version was liked', () => {
    expect(isLiked([CARDS_WITH_FOIL], '1')).toBe(true)
    expect(oneOfEach([CARDS, MUG, CARDS_WITH_FOIL])).toEqual([CARDS, MUG])
  })

  test('is never more than there is room for', () => {
    const full = Array.from({ length: MAX_WISHLIST_ITEMS }, (_, n) => ({ id: `${n + 100}`, product: `${n + 100}` }))
    expect([isFull(full), isFull(full.slice(1))]).toEqual([true, false])
    expect(changed(full, add(CARDS))).toBe(full)
  })

  test('comes back to where it was', () => {
    const list: WishlistItems = [SIGN, CARDS, MUG, CARDS_WITH_FOIL]
    const back = undoOf(removalOf(list, '1')).reduce(changed, without(list, '1'))
    expect(back).toEqual(list)
  })

  test('goes again when its addition is undone', () => {
    expect(undoOf(add(CARDS)).reduce(changed, [CARDS, MUG])).toEqual([MUG])
  })

  test('comes back to where it was, whatever the list', () => {
    const lists = fc.uniqueArray(fc.record({ id: fc.nat(40).map(String), product: fc.nat(6).map(String) }), {
      selector: ({ id }) => id,
    })
    fc.assert(
      fc.property(lists, fc.nat(6).map(String), (list, product) => {
        const rest = without(list, product)
        expect(isLiked(rest, product)).toBe(false)
        expect(undoOf(removalOf(list, product)).reduce(changed, rest)).toEqual(list)
      }),
    )
  })
})
