import { beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '#ui/testing/fake-storage.ts'
import type { CartItemView } from './browser-cart.ts'
import { otherSum, piecesOf } from './line-pieces.ts'
import { itemOf } from './apply-quote.ts'
import { cardsLine, quotedLine } from './testing/cart-lines.ts'

/** Shirts in sizes, as the shop describes them. */
const shirts = (value: string, quantity: number): CartItemView =>
  itemOf(
    cardsLine('a', { features: [{ featureId: '8', choiceIds: [], value }] }),
    quotedLine('a', {
      quantity,
      features: [
        { productFeature: '8', name: 'Pieces of each size', control: 'TEXT', choices: [], value, mostKinds: 12 },
      ],
    }),
    'en',
  )

beforeEach(() => {
  vi.resetModules()
  fakeStorage()
})

test('pieces that are named by size are the quantity', () => {
  const line = shirts('M 3, L 7', 10)
  expect(piecesOf(line)).toMatchObject({ feature: '8', name: 'Pieces of each size', text: 'M 3, L 7' })
  expect(piecesOf(line)?.read('٤ M، L 7')).toEqual({ sum: 11, written: 'M 4, L 7' })
  expect(piecesOf(line)?.read('M')).toBeUndefined()
  expect(otherSum(line)).toBeUndefined()
})

test('a quantity that they are not is reported', () => {
  expect(otherSum(shirts('M 3, L 7', 8))).toBe(10)
})

test('a line of another product, or one stored long ago, has a quantity of its own', () => {
  expect(piecesOf(cardsLine('a'))).toBeUndefined()
  expect(otherSum(cardsLine('a'))).toBeUndefined()
})

test('shared out again, a line has the quantity of its pieces and says so', async () => {
  const { changePieces, putInCart } = await import('./change-cart.ts')
  const { cart } = await import('./browser-cart.ts')
  putInCart(shirts('M 3, L 7', 10))
  const [line] = cart.get().items
  if (line) changePieces(line, '8', 'M 4, L 7', 11)
  expect(cart.get().items).toMatchObject([
    { quantity: 11, features: [{ value: 'M 4, L 7' }], shown: { answers: [{ value: 'M 4, L 7' }] } },
  ])
})
