import { expect, test } from 'vitest'
import type { CartLine } from '#domain/cart/cart-item.ts'
import { addStateOf } from './add-state.ts'

const line = (more: Partial<CartLine> = {}): CartLine => ({
  key: 'a',
  id: 'cards',
  quantity: 100,
  features: [],
  copy: 0,
  designMode: 'LATER',
  artworkIds: [],
  notes: '',
  ...more,
})

const chosen = { id: 'cards', features: [], quantity: 100, designMode: 'LATER' } as const

test.each([
  ['new', [], chosen],
  ['new', [line({ id: 'flyers' })], chosen],
  ['added', [line()], chosen],
  ['other', [line({ quantity: 250 })], chosen],
  ['editing', [line({ quantity: 250 })], { ...chosen, editing: 'a' }],
  ['new', [line()], { ...chosen, designMode: 'UPLOAD', artworkIds: ['file'] }],
  [
    'added',
    [line({ designMode: 'UPLOAD', artworkIds: ['file'] })],
    { ...chosen, designMode: 'UPLOAD', artworkIds: ['file'] },
  ],
] as const)('a configuration is %s', (state, items, configuration) => {
  expect(addStateOf(items, configuration)).toBe(state)
})

test('a file on its way is not in the cart before its line knows of it', () => {
  const sending = { ...chosen, designMode: 'UPLOAD', uploadIds: ['upload'] } as const
  expect(addStateOf([line()], sending)).toBe('other')
  expect(addStateOf([line({ uploadIds: ['upload'] })], sending)).toBe('added')
})

test('a file that is not chosen as the way any more does not count', () => {
  expect(addStateOf([line()], { ...chosen, uploadIds: ['upload'], artworkIds: ['file'] })).toBe('added')
})

test('a design that is wished for now is not in the cart before its line says so', () => {
  const wished = { ...chosen, designMode: 'DESIGN_FOR_ME' } as const
  expect(addStateOf([line()], wished)).toBe('other')
  expect(addStateOf([line({ designMode: 'DESIGN_FOR_ME' })], wished)).toBe('added')
})
