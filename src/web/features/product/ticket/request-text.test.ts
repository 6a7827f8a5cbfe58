import { describe, expect, test } from 'vitest'
import type { ChosenFeature } from '#domain/configuration/chosen-feature.ts'
import { createTranslator } from '#domain/i18n/translator.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import arabic from '../../../i18n/ar/product.ts'
import english from '../../../i18n/en/product.ts'
import { configurableOf } from '#contract/catalog/configurable.ts'
import { answered, firstDecisions } from '../configurator/decisions.ts'
import type { Decisions } from '../configurator/decisions.ts'
import { requestedQuantity, isTooMany, orderProblems } from './order-problems.ts'
import { problemText } from './problem-text.ts'
import { requestText } from './request-text.ts'
import { cards, choice, choose, feature } from '../testing/cotton-cards.ts'
import { ticketOf } from './ticket.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'

const [one] = cards.prices
if (!one) throw new Error('the cards have a price')
const now = Date.parse('2026-11-22T07:00:00Z')
const displayed = { now, policy: DEFAULT_POLICY }
const clock = { today: '2026-11-22', calendar: DEFAULT_POLICY }
const words = { t: createTranslator('en', english).t, language: 'en' } as const

/** Two versions, a size by hand, a text that must be there, a day, and files. */
const banner = configurableOf({
  ...cards,
  name: 'Banner',
  prices: [
    { ...one, name: 'Standard', remainingQuantity: null },
    { ...one, id: 'thick', name: 'Thick', remainingQuantity: null },
  ],
  features: [
    feature('Size', {
      control: 'DIMENSIONS',
      minValue: 300,
      maxValue: 5000,
      choices: [choice('Square metre', { price: 90 })],
    }),
    feature('Format', { choices: [choice('Card', { widthMm: 90, heightMm: 50 })] }),
    feature('Text', { control: 'TEXT' }),
    feature('Colour', { control: 'COLOR', required: false }),
    feature('Event day', { control: 'DATE', required: false }),
    feature('Artwork', { control: 'FILE' }),
  ],
})
const first = firstDecisions(banner)
const text = (featureId: string, words: string): ChosenFeature => ({ featureId, value: { kind: 'text', text: words } })
const size: ChosenFeature = { featureId: 'Size', value: { kind: 'dimensions', widthMm: 850, heightMm: 2000 } }
const decided: Decisions = {
  ...[size, text('Text', 'Noura نورة'), text('Event day', '2026-12-03')].reduce(answered, first),
  priceId: 'thick',
  quantity: 500,
  urgent: true,
}
const state = (decisions: Decisions, typed: Record<string, string> = {}) => ({
  decisions,
  typed,
  ticket: ticketOf(banner, decisions, displayed),
})

describe('what the request form hears', () => {
  test('is the whole configuration, a line for each decision', () => {
    const text = requestText({ configurable: banner, ...state(decided) }, words)
    expect(text.replaceAll('\u00a0', ' ').split('\n')).toEqual([
      'Banner (BC-1)',
      'Version: Thick',
      'Size: 850 × 2000 mm',
      'Format: Card, 90 × 50 mm',
      'Text: Noura نورة',
      'Event day: 3 December 2026',
      'Artwork: to follow',
      'Quantity: 500 pieces',
      'Ready by: 24 November 2026 (Urgent)',
      `Price in the shop: SAR ${ticketOf(banner, decided, displayed).total / 100} incl. VAT`.replace(
        /(\d)(\d{3})\b/,
        '$1,$2',
      ),
    ])
  })

  test('is Arabic on an Arabic page, and text that forms take', () => {
    const t = createTranslator('ar', arabic).t
    const text = requestText({ configurable: banner, ...state(decided) }, { t, language: 'ar' })
    expect(text).toContain('النوع: Thick')
    expect(text).toContain('850 × 2000 مم')
    expect(text).toContain('موعد الجاهزية: 24 نوفمبر 2026 (مستعجل)')
    expect(text).toContain('الكمية: 500 قطعة')
    expect(cleanText(text, { maxLength: 5_000, multiline: true }).ok).toBe(true)
  })

  test('has neither day nor price of what is sold out', () => {
    const gone = configurableOf({ ...cards, prices: [{ ...one, remainingQuantity: 0 }] })
    const decisions = firstDecisions(gone)
    const text = requestText({ configurable: gone, decisions, ticket: ticketOf(gone, decisions, displayed) }, words)
    expect(text).toMatch(/^Out of stock in the shop/)
    expect(text).toContain('paper: cotton')
    expect(text).not.toMatch(/Ready|Price/)
  })
})

describe('what stands in the way of an order', () => {
  const problems = (decisions: Decisions, typed: Record<string, string> = {}) =>
    orderProblems(banner, state(decisions, typed), clock)

  test('nothing when all is answered; files follow later', () => {
    expect(problems(decided)).toEqual([])
  })

  test('what is missing, in the order of the steps', () => {
    expect(problems(first)).toEqual([{ stepId: 'Text', code: 'missing' }])
    expect(problems(decided, { Text: '  ' })).toEqual([{ stepId: 'Text', code: 'missing' }])
  })

  test('what is typed and wrong, though the price is still of the last right value', () => {
    const found = problems(decided, { Size: '850x9000', 'Event day': '2026-11-01', quantity: '120' })
    expect(found.map(({ stepId }) => stepId)).toEqual(['Size', 'Event day', 'quantity'])
    expect(found.map((problem) => problemText(problem, words).replaceAll(/[\u2066-\u2069]/g, ''))).toEqual([
      'Each side must be at most 5,000 mm',
      'Not before 22 November 2026',
      'Sold in multiples of 50: 100 or 150',
    ])
  })

  test('a quantity above the limit', () => {
    expect(problems(decided, { quantity: '٩٩٩٩٩٩٩' })).toMatchObject([
      { stepId: 'quantity', trouble: { code: 'most', count: 50_000 } },
    ])
  })

  test('numbers below zero are too small, not wrong', () => {
    expect(problems(decided, { quantity: '-3' })).toMatchObject([
      { stepId: 'quantity', trouble: { code: 'minimum', count: 100 } },
    ])
    expect(problems(decided, { Size: '999999999x500' })).toMatchObject([
      { stepId: 'Size', error: { code: 'value/side-too-long', max: 5000 } },
    ])
  })

  test('more than one order may have, which a person can be asked for', () => {
    const typed = { quantity: '60000' }
    const found = problems(decided, typed)
    expect(found.filter((problem) => !isTooMany(problem))).toEqual([])
    const quantity = requestedQuantity({ decisions: decided, typed, problems: found })
    const { ticket } = state(decided)
    const text = requestText({ configurable: banner, decisions: { ...decided, quantity }, ticket }, words)
    expect(text).toContain('Quantity: 60,000 pieces')
    expect(text).not.toMatch(/Ready|Price/)
  })

  test('pieces of each size that are not the quantity, whichever of both is changed', () => {
    const shirt = configurableOf({
      ...cards,
      features: [feature('sizes', { control: 'TEXT', maxChoices: 5, maxValue: 120 })],
    })
    const named = answered(
      { ...firstDecisions(shirt), quantity: 150 },
      {
        featureId: 'sizes',
        value: { kind: 'pieces', pieces: [{ name: 'M', pieces: 100 }] },
      },
    )
    const found = (decisions: Decisions, typed = {}) =>
      orderProblems(shirt, { decisions, typed, ticket: ticketOf(shirt, decisions, displayed) }, clock)
    const [problem] = found(named, { sizes: 'M 100' })
    expect(problem).toEqual({ stepId: 'sizes', code: 'other-sum', sum: 100, quantity: 150 })
    expect(problem && problemText(problem, words).replaceAll(/[\u2066-\u2069]/g, '')).toBe(
      '100 of 150 pieces assigned: they must add up to the quantity',
    )
    expect(found({ ...named, quantity: 100 }, { sizes: 'M 100' })).toEqual([])
    expect(found(named, { sizes: 'mostly M' })).toMatchObject([{ error: { code: 'value/not-shared' } }])
  })

  test('a required choice that was taken away', () => {
    const lists = configurableOf({
      ...cards,
      features: [feature('extras', { control: 'CHECKBOX', choices: [choice('lamp')] })],
    })
    const none = answered(firstDecisions(lists), choose('extras'))
    const ticket = ticketOf(lists, none, displayed)
    expect(orderProblems(lists, { decisions: none, typed: {}, ticket }, clock)).toEqual([
      { stepId: 'extras', code: 'missing' },
    ])
  })
})
