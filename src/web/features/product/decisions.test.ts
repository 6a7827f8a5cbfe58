import { describe, expect, test } from 'vitest'
import type { ProductDetail, ProductFeature } from '#contract/catalog/product-detail.ts'
import { DEFAULT_CALENDAR } from '#domain/calendar/ready-by.ts'
import { configurableOf } from './configurable.ts'
import { keptDecisions } from './check-kept.ts'
import { answered, configurationOf, firstDecisions, quantityTrouble } from './decisions.ts'
import { configuredSize, ownSize } from './product-size.ts'
import { requestText } from './request-text.ts'
import { addedByChoices, ticketOf } from './ticket.ts'

const choice = (id: string, more: Partial<ProductFeature['choices'][number]> = {}) => ({
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

const feature = (id: string, more: Partial<ProductFeature>): ProductFeature => ({
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
const cards: ProductDetail = {
  id: '1',
  code: 'BC-1',
  name: 'Cotton cards',
  slug: 'cotton-cards',
  slugs: { en: 'cotton-cards', ar: '' },
  summary: null,
  descriptionHtml: null,
  included: [],
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

const configurable = configurableOf(cards)
const first = firstDecisions(configurable)
/** Sunday 22 November 2026, 10:00 in Riyadh. */
const now = Date.parse('2026-11-22T07:00:00Z')
const clock = { today: '2026-11-22', calendar: DEFAULT_CALENDAR }
const choose = (featureId: string, ...choiceIds: string[]) => ({ featureId, choiceIds })

describe('configuring a product', () => {
  test('it has a price at once: defaults, minimum quantity, standard time', () => {
    const ticket = ticketOf(configurable, first, now)
    expect(ticket).toMatchObject({ total: 8500, day: '2026-11-25', isUrgent: false })
    expect(ticket.chosen).toEqual([choose('paper', 'cotton'), choose('finish', 'none')])
  })

  test('a choice that brings a question into view is answered by default', () => {
    const painted = answered(first, choose('finish', 'edge'))
    expect(configurationOf(configurable, painted)).toContainEqual(choose('edge-colour', 'red'))
    expect(ticketOf(configurable, painted, now).total).toBe(9200)
  })

  test('urgent adds three quarters of the goods and an earlier day', () => {
    const ticket = ticketOf(configurable, { ...first, urgent: true }, now)
    expect(ticket).toMatchObject({ total: 14_875, day: '2026-11-24', isUrgent: true })
    expect(ticket.standard).toEqual({ day: '2026-11-25', total: 8500 })
  })

  test('urgent is not sold when it would be no faster', () => {
    const quick = configurableOf({ ...cards, productionDays: 1 })
    expect(ticketOf(quick, { ...first, urgent: true }, now)).toMatchObject({
      isUrgent: false,
      total: 8500,
      urgent: { refusal: 'no-faster' },
    })
    const never = configurableOf({ ...cards, urgentAllowed: false })
    expect(ticketOf(never, first, now).urgent.refusal).toBe('not-allowed')
  })

  test('what cannot go together is told with what rules it out', () => {
    expect(ticketOf(configurable, first, now).impossible.get('gloss')).toBe('cotton')
    const coated = answered(first, choose('paper', 'coated'))
    expect(ticketOf(configurable, coated, now).impossible.has('gloss')).toBe(false)
  })

  test('each choice is told with what it adds to this line', () => {
    const ticket = ticketOf(configurable, { ...first, quantity: 500 }, now)
    const added = addedByChoices(configurable, { ...first, quantity: 500 }, ticket, 'finish')
    expect(Object.fromEntries(added)).toEqual({ none: 0, edge: 3500, gloss: 4500 })
  })

  test('its size is that of the chosen size, else its own, else the typed one', () => {
    const sized = {
      ...cards,
      features: [feature('size', { choices: [choice('square', { widthMm: 65, heightMm: 65 })] })],
    }
    expect(configuredSize(sized, [choose('size', 'square')])).toEqual({ width: 65, height: 65 })
    expect(configuredSize(sized, [])).toEqual({ width: 90, height: 50 })
    const free = { ...cards, widthMm: null, heightMm: null }
    expect(ownSize(free)).toBeUndefined()
    expect(configuredSize(free, [{ featureId: 'x', choiceIds: [], value: '850x2000' }])).toEqual({
      width: 850,
      height: 2000,
    })
  })

  test('the request form hears what was chosen', () => {
    const { chosen } = ticketOf(configurable, answered(first, choose('finish', 'edge')), now)
    expect(requestText(cards, chosen, 500)).toBe('Cotton cards (BC-1) × 500 · cotton · edge · red')
    const long = requestText({ ...cards, name: 'x'.repeat(300) }, chosen, 500)
    expect(long).toHaveLength(200)
  })
})

describe('decisions from an earlier visit', () => {
  const stored = {
    priceId: 'one',
    chosen: [choose('finish', 'edge'), choose('edge-colour', 'blue')],
    quantity: 500,
    urgent: true,
  }

  test('are taken up as they were', () => {
    expect(keptDecisions(JSON.parse(JSON.stringify(stored)), configurable, clock)).toEqual(stored)
  })

  test('lose what the product no longer has or allows', () => {
    const old = {
      priceId: 'gone',
      chosen: [choose('finish', 'gold'), choose('paper', 'coated'), choose('shape', 'round')],
      quantity: 120,
      urgent: true,
    }
    expect(keptDecisions(old, configurableOf({ ...cards, urgentAllowed: false }), clock)).toEqual({
      priceId: 'one',
      chosen: [choose('paper', 'coated')],
      quantity: 100,
      urgent: false,
    })
  })

  test.each([null, 'x', {}, { ...stored, chosen: [1] }, { ...stored, quantity: '500' }])('%j are none', (anything) => {
    expect(keptDecisions(anything, configurable, clock)).toBeNull()
  })
})

describe('a typed quantity', () => {
  test.each([
    [500, undefined],
    [undefined, { code: 'whole' }],
    [99, { code: 'minimum', count: 100, use: 100 }],
    [120, { code: 'step', step: 50, lower: 100, higher: 150, use: 150 }],
    [2_000_000, { code: 'most', count: 1_000_000, use: 1_000_000 }],
  ])('%s', (quantity, expected) => {
    expect(quantityTrouble(quantity, configurable, null)).toEqual(expected)
  })

  test('is held to the stock', () => {
    expect(quantityTrouble(450, configurable, 420)).toEqual({ code: 'stock', count: 420, use: 400 })
    expect(quantityTrouble(100, configurable, 60)).toEqual({ code: 'stock', count: 60 })
  })
})
