import type { Quote, QuotedLine } from '#contract/cart/quote.ts'
import type { CartItemView } from '../browser-cart.ts'

/** A line of 100 cards on matt paper at 0.85 each, or what is given. */
export const cardsLine = (key: string, more: Partial<CartItemView> = {}): CartItemView => ({
  key,
  id: '11',
  quantity: 100,
  finalPrice: 85,
  features: [{ featureId: '3', choiceIds: ['5'] }],
  surcharge: 0,
  productPrice: { id: '11', price: 85, offerPercent: 0, remainingQuantity: null, setupFee: 0, ladder: [] },
  copy: 0,
  designMode: 'LATER',
  artworkIds: [],
  notes: '',
  shown: {
    id: '1',
    code: 'BC-1',
    name: 'Business cards',
    slug: 'business-cards',
    variant: null,
    picture: null,
    minQuantity: 100,
    quantityStep: 50,
    urgentAllowed: true,
    productionDays: 3,
    language: 'en',
    answers: [{ name: 'Paper', control: 'RADIO', choices: ['Matt'], value: null }],
    wasPrice: null,
    nextBreak: null,
  },
  ...more,
})

/** What the shop answers about such a line. */
export const quotedLine = (key: string, more: Partial<QuotedLine> = {}): QuotedLine => ({
  key,
  product: {
    id: '1',
    code: 'BC-1',
    name: 'Business cards',
    slug: 'business-cards',
    variant: null,
    picture: null,
    minQuantity: 100,
    quantityStep: 50,
    urgentAllowed: true,
    productionDays: 3,
    takesFile: false,
  },
  productPrice: { id: '11', price: 85, offerPercent: 0, remainingQuantity: null, setupFee: 0, ladder: [] },
  features: [
    {
      productFeature: '3',
      name: 'Paper',
      control: 'RADIO',
      choices: [{ id: '5', name: 'Matt', price: 0 }],
      value: null,
      mostKinds: null,
    },
  ],
  quantity: 100,
  finalPrice: 85,
  wasPrice: null,
  total: 8500,
  discount: 0,
  nextBreak: null,
  readyBy: '2026-11-25',
  urgentReadyBy: '2026-11-24',
  ...more,
})

/** The shop's answer about a cart of these lines, in which nothing has changed. */
export const quoteOf = (lines: QuotedLine[], more: Partial<Quote> = {}): Quote => {
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  return {
    lines,
    adjusted: [],
    removed: [],
    gone: [],
    repriced: [],
    invalid: [],
    totals: { subtotal: total, discount: 0, urgent: 0, shipping: null, taxable: total, vat: 0, total },
    coupon: null,
    urgent: false,
    notUrgent: [],
    readyBy: { standard: '2026-11-25', urgent: '2026-11-24' },
    ...more,
  }
}
