import { expect, test } from 'vitest'
import { SHARED_PIECES_EXAMPLE } from '#domain/configuration/shared-pieces.ts'
import { createTranslator } from '#domain/i18n/translator.ts'
import { itemOf } from '../../shared/cart/apply-quote.ts'
import { cardsLine, quotedLine } from '../../shared/cart/testing/cart-lines.ts'
import english from '../../i18n/en/cart.ts'
import { sizesTrouble } from './sizes-trouble.ts'

const { t } = createTranslator<typeof english>('en', english)

/** 100 shirts at least, in steps of 50. */
const shirts = (value: string) =>
  itemOf(
    cardsLine('a', { features: [{ featureId: '8', choiceIds: [], value }] }),
    quotedLine('a', {
      features: [{ productFeature: '8', name: 'Sizes', control: 'TEXT', choices: [], value, mostKinds: 12 }],
    }),
    'en',
  )

test.each([
  ['what the cart has', undefined, undefined],
  ['what is typed right', 'M 50, L 100', undefined],
  ['too few', 'M 3', t('minimum', { count: 100 })],
  ['no numbers', 'M, L', t('piecesForm', { example: SHARED_PIECES_EXAMPLE })],
])('of %s says what is wrong with it', (_, typed, trouble) => {
  expect(sizesTrouble(shirts('M 50, L 50'), typed, t)).toBe(trouble)
})

test('what the cart has may be wrong by itself, and a line without sizes never is', () => {
  expect(sizesTrouble(shirts('M 1'), undefined, t)).toBeTruthy()
  expect(sizesTrouble(cardsLine('a'), undefined, t)).toBeUndefined()
})
