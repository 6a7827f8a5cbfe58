import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WrittenFeature } from '../configuration/written-feature.ts'
import { isSameLine, type CartLine } from './cart-item.ts'
import { featureOfVersion1 } from './version-1.ts'
import { findLine, withCopy, withEdit, withLine, withoutLine, withQuantity } from './cart-lines.ts'
import { backInCart, EMPTY_CART, mergedCart, savedForLater, type StoredCart } from './stored-cart.ts'

const answer = (featureId: string, choiceIds: string[], value?: string): WrittenFeature => ({
  featureId,
  choiceIds,
  ...(value !== undefined && { value }),
})

const line = (key: string, more: Partial<CartLine> = {}): CartLine => ({
  key,
  id: 'cards',
  quantity: 100,
  features: [answer('paper', ['matt'])],
  copy: 0,
  designMode: 'LATER',
  artworkIds: [],
  notes: '',
  ...more,
})

const added = (lines: readonly CartLine[], one: CartLine): readonly CartLine[] => {
  const result = withLine(lines, one)
  if (!result.ok) throw new Error('the cart is full')
  return result.value
}

describe('a line of a cart', () => {
  test.each<[string, Partial<CartLine>, boolean]>([
    ['with the same choices is the same', {}, true],
    ['in another quantity is the same', { quantity: 5 }, true],
    ['with another note is the same', { notes: 'Blue' }, true],
    ['of another variant is another', { id: 'thick cards' }, false],
    ['with another choice is another', { features: [answer('paper', ['gloss'])] }, false],
    ['with one more answer is another', { features: [answer('paper', ['matt']), answer('text', [], 'Sara')] }, false],
    ['with an empty answer more is the same', { features: [answer('paper', ['matt']), answer('text', [], '')] }, true],
    ['with another file is another', { artworkIds: ['a1'] }, false],
    ['that is a copy is another', { copy: 1 }, false],
  ])('%s', (_, more, isSame) => {
    expect(isSameLine(line('a'), line('b', more))).toBe(isSame)
  })

  test('is the same in whatever order it was decided', () => {
    const one = line('a', {
      features: [answer('paper', ['matt']), answer('extras', ['x', 'y'])],
      artworkIds: ['1', '2'],
    })
    const other = line('b', {
      features: [answer('extras', ['y', 'x']), answer('paper', ['matt'])],
      artworkIds: ['2', '1'],
    })
    expect(isSameLine(one, other)).toBe(true)
  })

  test('stored before version 2 has the same configuration', () => {
    const old = { productFeature: { id: 'size', choices: [{ id: 's', price: 3000 }] }, value: '10x20', area: 25 }
    expect(featureOfVersion1(old)).toEqual(answer('size', ['s'], '10x20'))
    expect(featureOfVersion1({ productFeature: { id: 'paper', choices: [] } })).toEqual(answer('paper', []))
  })
})

describe('a cart', () => {
  test('replaces the quantity of the same line, and never sums it', () => {
    const lines = added(added([], line('a', { quantity: 100, notes: 'Blue' })), line('b', { quantity: 250 }))
    expect(lines).toEqual([line('a', { quantity: 250, notes: 'Blue' })])
  })

  test('appends what is not there yet', () => {
    const gloss = line('b', { features: [answer('paper', ['gloss'])] })
    expect(added([line('a')], gloss)).toEqual([line('a'), gloss])
  })

  test('takes a hundred lines and no more, but still another quantity of one of them', () => {
    const full = Array.from({ length: 100 }, (_, index) => line(`l${index}`, { copy: index }))
    expect(withLine(full, line('x', { copy: 100 }))).toEqual({ ok: false, error: { code: 'cart/full', most: 100 } })
    expect(withCopy(full, full[0]!, 'x')).toMatchObject({ ok: false })
    expect(added(full, line('x', { quantity: 7 }))[0]?.quantity).toBe(7)
  })

  test('loses a line, and only that', () => {
    const other = line('b', { copy: 1 })
    expect(withoutLine([line('a'), other], line('anything'))).toEqual([other])
    expect(withoutLine([other], line('a'))).toEqual([other])
  })

  test('changes a quantity; of a line it does not have it says so', () => {
    expect(withQuantity([line('a')], line('a'), 300)).toEqual([line('a', { quantity: 300 })])
    expect(withQuantity([line('a')], line('b', { id: 'mug' }), 300)).toBeUndefined()
  })

  test('changes the choices of a line at its place', () => {
    const features = [answer('paper', ['gloss'])]
    expect(withEdit([line('a'), line('b', { copy: 1 })], 'a', { features })).toEqual([
      line('a', { features }),
      line('b', { copy: 1 }),
    ])
    expect(withEdit([line('a')], 'gone', { features })).toBeUndefined()
  })

  test('joins a changed line with the one it is now the same as: the changed one wins', () => {
    const features = [answer('paper', ['gloss'])]
    const lines = [line('a', { features, quantity: 50 }), line('b')]
    expect(withEdit(lines, 'b', { features })).toEqual([line('b', { features, quantity: 100 })])
  })

  test('holds copies beside their line, for another name or another file', () => {
    const first = withCopy([line('a'), line('z', { id: 'mug' })], line('a'), 'b')
    if (!first.ok) throw new Error('full')
    const second = withCopy(first.value, line('a'), 'c')
    expect(second).toMatchObject({
      ok: true,
      value: [{ key: 'a' }, { key: 'c', copy: 2 }, { key: 'b', copy: 1 }, { key: 'z' }],
    })
  })

  test('puts a line aside with its configuration, and takes it back', () => {
    const cart: StoredCart = { ...EMPTY_CART, items: [line('a'), line('b', { copy: 1 })] }
    const aside = savedForLater(cart, 'a')
    expect(aside).toEqual({ ...cart, items: [line('b', { copy: 1 })], saved: [line('a')] })
    expect(savedForLater(cart, 'nothing')).toBe(cart)
    expect(backInCart(aside, 'a')).toMatchObject({
      ok: true,
      value: { saved: [], items: [{ key: 'b' }, { key: 'a' }] },
    })
    const full = { ...aside, items: Array.from({ length: 100 }, (_, index) => line(`l${index}`, { copy: index + 1 })) }
    expect(backInCart(full, 'a')).toMatchObject({ ok: false })
  })
})

const anyLine = fc.record({
  key: fc.stringMatching(/^[a-z]{1,3}$/),
  id: fc.constantFrom('cards', 'mug'),
  quantity: fc.integer({ min: 1, max: 999 }),
  features: fc.constantFrom([], [answer('paper', ['matt'])], [answer('paper', ['gloss'])], [answer('text', [], 'x')]),
  copy: fc.nat(1),
  designMode: fc.constant<'LATER'>('LATER'),
  artworkIds: fc.constantFrom([], ['f1']),
  notes: fc.constantFrom('', 'Blue'),
})

/** Lines as a cart holds them: each once, each with a name of its own. */
const anyLines = fc
  .array(anyLine, { maxLength: 12 })
  .map((lines) =>
    lines.reduce((cart: readonly CartLine[], one, index) => added(cart, { ...one, key: `${one.key}${index}` }), []),
  )

const anyCart = fc.record({
  items: anyLines,
  saved: anyLines,
  couponCode: fc.constantFrom(null, 'TEN'),
  urgent: fc.boolean(),
})

const isWhole = (lines: readonly CartLine[]): boolean =>
  new Set(lines.map(({ key }) => key)).size === lines.length &&
  lines.every((one, index) => !lines.slice(index + 1).some((other) => isSameLine(one, other)))

describe('whatever is done to a cart', () => {
  test('no line is in it twice', () => {
    const change = fc.oneof(
      anyLine.map((one) => (lines: readonly CartLine[]) => withLine(lines, one)),
      fc.tuple(fc.nat(20), anyLine).map(([at, { features }]) => (lines: readonly CartLine[]) => ({
        ok: true as const,
        value: withEdit(lines, lines[at]?.key ?? '', { features }) ?? lines,
      })),
      fc.nat(20).map((at) => (lines: readonly CartLine[]) => {
        const chosen = lines[at]
        return chosen ? withCopy(lines, chosen, `copy-${at}-${lines.length}-${chosen.key}`) : { ok: false as const }
      }),
      fc.nat(20).map((at) => (lines: readonly CartLine[]) => ({
        ok: true as const,
        value: lines[at] ? withoutLine(lines, lines[at]) : lines,
      })),
    )
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        let lines: readonly CartLine[] = []
        for (const [index, apply] of changes.entries()) {
          const result = apply(lines)
          if (result.ok)
            lines = result.value.map((one) => (one.key.length < 4 ? { ...one, key: `${one.key}#${index}` } : one))
          expect(isWhole(lines)).toBe(true)
        }
      }),
    )
  })

  test('an urgent cart has no coupon after it was joined with another', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (stored, local) => {
        const merged = mergedCart(stored, local)
        expect(merged.urgent && merged.couponCode !== null).toBe(false)
      }),
    )
  })

  test('adding a line twice is the same as once, and removing it leaves the rest', () => {
    fc.assert(
      fc.property(anyLines, anyLine, (lines, one) => {
        const once = added(lines, one)
        expect(added(once, one)).toEqual(once)
        expect(findLine(once, one)?.quantity).toBe(one.quantity)
        expect(withoutLine(once, one)).toEqual(withoutLine(lines, one))
      }),
    )
  })
})

describe('the cart of a visitor who signs in', () => {
  test('keeps the larger quantity of a line that both have, and appends the others', () => {
    const stored = { ...EMPTY_CART, items: [line('k', { quantity: 500 }), line('m', { id: 'mug', quantity: 3 })] }
    const local = { ...EMPTY_CART, items: [line('a', { quantity: 100 }), line('b', { copy: 1, artworkIds: ['f1'] })] }
    expect(mergedCart<CartLine>(stored, local).items).toEqual([
      line('k', { quantity: 500 }),
      line('m', { id: 'mug', quantity: 3 }),
      line('b', { copy: 1, artworkIds: ['f1'] }),
    ])
  })

  test('distinguishes two lines of the same name', () => {
    const merged = mergedCart<CartLine>(
      { ...EMPTY_CART, items: [line('a')] },
      { ...EMPTY_CART, items: [line('a', { id: 'mug' })] },
    )
    expect(merged.items.map(({ key }) => key)).toEqual(['a', 'a-2'])
  })

  test('loses no line, sums nothing, and is the same when it is merged once more', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (stored, local) => {
        const merged = mergedCart<CartLine>(stored, local)
        expect(isWhole(merged.items) && isWhole(merged.saved)).toBe(true)
        for (const one of [...stored.items, ...local.items]) {
          const most = Math.max(findLine(stored.items, one)?.quantity ?? 0, findLine(local.items, one)?.quantity ?? 0)
          expect(findLine(merged.items, one)?.quantity).toBe(most)
        }
        expect(mergedCart<CartLine>(merged, local)).toEqual(merged)
      }),
    )
  })
})
