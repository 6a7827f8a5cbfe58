import { describe, expect, test } from 'vitest'
import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { customerOf, itemOf, newLine, NO_CUSTOMER, quantityOf } from './order-draft.ts'

const choice = (id: string, isDefault = false) => ({ id, price: 0, isDefault, excludes: [] })
const feature = (id: string, control: string, more: object = {}) => ({
  id,
  code: id,
  name: id,
  control,
  required: false,
  minValue: null,
  maxValue: null,
  maxChoices: null,
  shownWhen: [],
  choices: [],
  ...more,
})
const product = {
  minQuantity: 100,
  prices: [{ id: '7' }],
  features: [
    feature('1', 'SELECT', { required: true, choices: [choice('11', true), choice('12')] }),
    feature('2', 'TEXT', { shownWhen: ['12'] }),
    feature('3', 'DIMENSIONS', { required: true, minValue: 50, choices: [choice('31', true)] }),
  ],
} as unknown as ProductDetail

describe('a line of an order that staff takes', () => {
  test('begins with the smallest quantity, the default choices and the smallest size', () => {
    expect(itemOf(newLine('a', product))).toEqual({
      key: 'a',
      productPrice: '7',
      quantity: 100,
      features: [
        { productFeature: '1', choices: ['11'] },
        { productFeature: '3', choices: ['31'], value: '50x50' },
      ],
    })
  })

  test('takes what is decided by hand, and what that shows', () => {
    const line = {
      ...newLine('a', product),
      answers: { 1: { choiceIds: ['12'] }, 2: { text: 'Noura' }, 3: { text: '90x50' } },
      note: ' soft corners ',
    }
    expect(itemOf(line)).toMatchObject({
      features: [
        { productFeature: '1', choices: ['12'] },
        { productFeature: '2', value: 'Noura' },
        { productFeature: '3', choices: ['31'], value: '90x50' },
      ],
      notes: 'soft corners',
    })
  })

  test.each([
    ['500', 500],
    ['٥٠٠', 500],
    ['1,000', 1_000],
    ['0', undefined],
    ['-5', undefined],
    ['2.5', undefined],
    ['', undefined],
  ])('the quantity %j is %j', (quantity, count) => expect(quantityOf({ quantity })).toBe(count))
})

test('of a customer what is empty is left out', () =>
  expect(customerOf({ ...NO_CUSTOMER, name: ' Huda ', phone: '0551234567', company: ' ' })).toEqual({
    contact: { name: 'Huda', phone: '0551234567' },
  }))
