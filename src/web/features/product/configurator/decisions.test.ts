import { describe, expect, test } from 'vitest'
import { writtenConfiguration } from '#domain/configuration/written-feature.ts'
import { configurableOf } from '#contract/catalog/configurable.ts'
import { storedDecisions } from './check-stored-decisions.ts'
import { answered, configurationOf, firstDecisions, quantityTrouble } from './decisions.ts'
import { offersOf } from '../head/product-offers.ts'
import { configuredSize, ownSize } from '../gallery/product-size.ts'
import { cards, choice, choose, feature } from '../testing/cotton-cards.ts'
import { addedByChoices, ticketOf } from '../ticket/ticket.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'

const configurable = configurableOf(cards)
const first = firstDecisions(configurable)
/** Sunday 22 November 2026, 10:00 in Riyadh. */
const now = Date.parse('2026-11-22T07:00:00Z')
const displayed = { now, policy: DEFAULT_POLICY }
const clock = { today: '2026-11-22', calendar: DEFAULT_POLICY }

describe('configuring a product', () => {
  test('it has a price at once: defaults, minimum quantity, standard time', () => {
    const ticket = ticketOf(configurable, first, displayed)
    expect(ticket).toMatchObject({ total: 8500, day: '2026-11-25', isUrgent: false })
    expect(ticket.chosen).toEqual([choose('paper', 'cotton'), choose('finish', 'none')])
  })

  test('a choice that brings a question into view is answered by default', () => {
    const painted = answered(first, choose('finish', 'edge'))
    expect(configurationOf(configurable, painted)).toContainEqual(choose('edge-colour', 'red'))
    expect(ticketOf(configurable, painted, displayed).total).toBe(9200)
  })

  test('urgent adds three quarters of the goods and an earlier day', () => {
    const ticket = ticketOf(configurable, { ...first, urgent: true }, displayed)
    expect(ticket).toMatchObject({ total: 14_875, day: '2026-11-24', isUrgent: true })
    expect(ticket.standard).toEqual({ day: '2026-11-25', total: 8500 })
  })

  test('urgent is not sold when it would be no faster', () => {
    const quick = configurableOf({ ...cards, productionDays: 1 })
    expect(ticketOf(quick, { ...first, urgent: true }, displayed)).toMatchObject({
      isUrgent: false,
      total: 8500,
      urgent: { refusal: 'no-faster' },
    })
    const never = configurableOf({ ...cards, urgentAllowed: false })
    expect(ticketOf(never, first, displayed).urgent.refusal).toBe('not-allowed')
  })

  test('what cannot go together is shown with what rules it out', () => {
    expect(ticketOf(configurable, first, displayed).impossible.get('gloss')).toBe('cotton')
    const coated = answered(first, choose('paper', 'coated'))
    expect(ticketOf(configurable, coated, displayed).impossible.has('gloss')).toBe(false)
  })

  test('each choice is shown with what it adds to this line', () => {
    const ticket = ticketOf(configurable, { ...first, quantity: 500 }, displayed)
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
    expect(
      configuredSize(free, [{ featureId: 'x', value: { kind: 'dimensions', widthMm: 850, heightMm: 2000 } }]),
    ).toEqual({
      width: 850,
      height: 2000,
    })
  })
})

describe('decisions from an earlier visit', () => {
  const stored = {
    priceId: 'one',
    chosen: writtenConfiguration(configurable.features, [choose('finish', 'edge'), choose('edge-colour', 'blue')]),
    quantity: 500,
    urgent: true,
  }

  test('are taken up as they were', () => {
    expect(storedDecisions(JSON.parse(JSON.stringify(stored)), configurable, clock)).toEqual({
      ...stored,
      chosen: [choose('finish', 'edge'), choose('edge-colour', 'blue')],
    })
  })

  test('lose what the product no longer has or allows', () => {
    const old = {
      priceId: 'gone',
      chosen: ['finish gold', 'paper coated', 'shape round'].map((each) => {
        const [featureId = '', choiceId = ''] = each.split(' ')
        return { featureId, choiceIds: [choiceId] }
      }),
      quantity: 120,
      urgent: true,
    }
    expect(storedDecisions(old, configurableOf({ ...cards, urgentAllowed: false }), clock)).toEqual({
      priceId: 'one',
      chosen: [choose('paper', 'coated')],
      quantity: 100,
      urgent: false,
    })
  })

  test.each([null, 'x', {}, { ...stored, chosen: [1] }, { ...stored, quantity: '500' }])('%j are none', (anything) => {
    expect(storedDecisions(anything, configurable, clock)).toBeNull()
  })
})

describe('a typed quantity', () => {
  const variant = (remainingQuantity: number | null) => ({
    remainingQuantity,
    ladder: [{ minQuantity: 500, unitPrice: 40 }],
  })

  test.each([
    [500, undefined],
    [undefined, { code: 'whole' }],
    [99, { code: 'minimum', count: 100, use: 100 }],
    [120, { code: 'step', step: 50, lower: 100, higher: 150, use: 150 }],
    [2_000_000, { code: 'most', count: 50_000, use: 50_000 }],
  ])('%s', (quantity, expected) => {
    expect(quantityTrouble(quantity, configurable, variant(null))).toEqual(expected)
  })

  test('is held to the stock', () => {
    expect(quantityTrouble(450, configurable, variant(420))).toEqual({ code: 'stock', count: 420, use: 400 })
  })

  test.each([0, 60])('of what is sold out (%i left) is as good as another, to ask about', (left) => {
    expect(quantityTrouble(450, configurable, variant(left))).toBeUndefined()
    expect(quantityTrouble(99, configurable, variant(left))?.code).toBe('minimum')
  })
})

describe('a variant that is sold out', () => {
  const [one] = cards.prices
  if (!one) throw new Error('the cards have a price')
  const twoVariants = configurableOf({ ...cards, prices: [{ ...one, id: 'gone', remainingQuantity: 60 }, one] })

  test('is not the first one met, and not taken up again', () => {
    expect(firstDecisions(twoVariants).priceId).toBe('one')
    expect(storedDecisions({ ...first, priceId: 'gone' }, twoVariants, clock)?.priceId).toBe('one')
    expect(ticketOf(twoVariants, { ...first, priceId: 'gone' }, displayed).isSoldOut).toBe(true)
  })

  test('is what there is when all are', () => {
    const gone = configurableOf({ ...cards, prices: [{ ...one, remainingQuantity: 0 }] })
    expect(ticketOf(gone, firstDecisions(gone), displayed).isSoldOut).toBe(true)
    expect(offersOf(gone.product).offers).toMatchObject([{ inStock: false }])
    expect(offersOf(twoVariants.product).offers.map(({ inStock }) => inStock)).toEqual([false, true])
  })
})

describe('optional choices', () => {
  const lit = configurableOf({
    ...cards,
    features: [feature('light', { required: false, choices: [choice('warm'), choice('cold')] })],
  })

  test('are not taken by themselves, and can be taken back', () => {
    expect(configurationOf(lit, firstDecisions(lit))).toEqual([])
    const warm = answered(firstDecisions(lit), choose('light', 'warm'))
    expect(configurationOf(lit, warm)).toEqual([choose('light', 'warm')])
    expect(configurationOf(lit, answered(warm, choose('light')))).toEqual([])
  })
})
