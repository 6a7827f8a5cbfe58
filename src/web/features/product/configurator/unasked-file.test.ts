import { expect, test } from 'vitest'
import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { feature } from '../testing/cotton-cards.ts'
import { needsUnaskedFile } from './unasked-file.ts'

const paper = feature('paper', {})
const logo = feature('logo', { control: 'FILE' })
const letters = feature('letters', { control: 'TEXT' })
const sizes = feature('sizes', { control: 'TEXT', maxChoices: 12 })

const madeToOrder = [{ remainingQuantity: null }] as ProductDetail['prices']

test.each([
  ['cards of which nothing is asked but the paper', [paper], true],
  ['a shirt that asks for its sizes', [paper, sizes], true],
  ['a shirt that asks for the logo, at its own step', [sizes, logo], false],
  ['neon letters, which are typed', [letters], false],
])('%s', (_, features, expected) => {
  expect(needsUnaskedFile({ features, prices: madeToOrder })).toBe(expected)
})

test('nothing is printed on what lies ready on the shelf', () => {
  const counted = [{ remainingQuantity: 64 }] as ProductDetail['prices']
  expect(needsUnaskedFile({ features: [], prices: counted })).toBe(false)
  expect(needsUnaskedFile({ features: [], prices: madeToOrder })).toBe(true)
})
