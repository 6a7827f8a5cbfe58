import { choicesValue } from '#domain/configuration/chosen-feature.ts'
import type { ChosenFeature } from '#domain/configuration/chosen-feature.ts'
import type { ProductDetail, ProductFeature } from '#contract/catalog/product-detail.ts'

/** A choice without anything special. */
export const choice = (id: string, more: Partial<ProductFeature['choices'][number]> = {}) => ({
  id,
  code: id,
  name: id,
  note: null,
  price: 0,
  hex: null,
  picture: null,
  widthMm: null,
  heightMm: null,
  isDefault: false,
  excludes: [],
  ...more,
})

/** A required radio without choices. */
export const feature = (id: string, more: Partial<ProductFeature>): ProductFeature => ({
  id,
  code: id,
  name: id,
  help: null,
  control: 'RADIO',
  required: true,
  minValue: null,
  maxValue: null,
  maxChoices: null,
  shownWhen: [],
  choices: [],
  ...more,
})

/** Business cards: painted edges cost 7 halalas a card and ask for a colour; gloss only on coated paper. */
export const cards: ProductDetail = {
  id: '1',
  code: 'BC-1',
  name: 'Cotton cards',
  slug: 'cotton-cards',
  slugs: { en: 'cotton-cards', ar: '' },
  summary: null,
  descriptionHtml: null,
  included: [],
  specifications: [],
  topCategory: { id: '1', name: 'Cards', slug: 'cards', slugs: { en: 'cards', ar: '' } },
  category: null,
  pictures: [],
  minQuantity: 100,
  quantityStep: 50,
  pricedPer: 100,
  urgentAllowed: true,
  productionDays: 3,
  widthMm: 90,
  heightMm: 50,
  prices: [
    {
      id: 'one',
      code: 'one',
      name: null,
      price: 85,
      offerPercent: 0,
      setupFee: 0,
      remainingQuantity: 400,
      ladder: [
        { minQuantity: 100, unitPrice: 85 },
        { minQuantity: 500, unitPrice: 40 },
      ],
    },
  ],
  features: [
    feature('paper', { choices: [choice('cotton', { isDefault: true }), choice('coated')] }),
    feature('finish', {
      choices: [
        choice('none', { isDefault: true }),
        choice('edge', { price: 7 }),
        choice('gloss', { price: 9, excludes: [{ choiceId: 'cotton', reason: 'Only on coated paper' }] }),
      ],
    }),
    feature('edge-colour', { control: 'SWATCH', shownWhen: ['edge'], choices: [choice('red'), choice('blue')] }),
    feature('name', { control: 'TEXT', required: false, maxValue: 20 }),
  ],
  templates: [],
  publishedAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
}

/** An answer by choices, of which one is taken. */
export const choose = (featureId: string, ...choiceIds: string[]): ChosenFeature => ({
  featureId,
  value: choicesValue('RADIO', choiceIds),
})
