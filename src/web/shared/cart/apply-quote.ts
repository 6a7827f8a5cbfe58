import type { Quote, QuotedLine } from '#contract/cart/quote.ts'
import type { CartLine } from '#domain/cart/cart-item.ts'
import { repriced } from '#domain/cart/item-price.ts'
import { parseDimensions } from '#domain/configuration/dimensions.ts'
import { surchargeOfChoices } from '#domain/pricing/surcharge.ts'
import type { Language } from '#domain/language.ts'
import { isChoiceControl } from '#domain/configuration/feature.ts'
import type { BrowserCart, Notice, CartItemView } from './browser-cart.ts'

/** What the shop changed, for a sentence about all of it. */
export type Changed = { readonly adjusted: boolean; readonly soldOut: boolean; readonly other: boolean }

/**
 * The cart as the shop answered it: names, prices and stock of its lines are taken over, quantities lowered, lines
 * removed, and each change noted. The question must have been asked about this very cart.
 */
export function withQuote(cart: BrowserCart, quote: Quote, language: Language): BrowserCart {
  const quotedByKey = new Map(quote.lines.map((line) => [line.key, line]))
  const items = cart.items
    .filter(({ key }) => !quote.removed.includes(key))
    .map((item) => {
      const line = quotedByKey.get(item.key)
      return line ? itemOf(item, line, language) : item
    })
  const fresh = noticesOf(cart, quote)
  const older = cart.notices.filter((old) => !fresh.some(({ key, kind }) => key === old.key && kind === old.kind))
  const unsent = cart.unsent || quote.adjusted.length + quote.removed.length > 0
  return { ...cart, items, notices: [...older, ...fresh], unsent }
}

/** Which of the shop's sentences its changes need (S309, S310). */
export const changedBy = ({ adjusted, removed, gone, repriced: prices }: Quote): Changed => ({
  adjusted: adjusted.some(({ reason }) => reason === 'stock'),
  soldOut: removed.some((key) => !gone.includes(key)),
  other: gone.length > 0 || prices.length > 0 || adjusted.some(({ reason }) => reason === 'rule'),
})

/** A line with what the shop says of it now. */
export function itemOf(item: CartLine, line: QuotedLine, language: Language): CartItemView {
  const { product, productPrice, features, quantity, wasPrice, nextBreak } = line
  return repriced({
    ...item,
    finalPrice: line.finalPrice,
    quantity,
    productPrice,
    features: features.map(({ productFeature, choices, value }) => ({
      featureId: productFeature,
      choiceIds: choices.map(({ id }) => id),
      ...(value !== null && { value }),
    })),
    surcharge: features.reduce((sum, feature) => sum + addedBy(feature), 0),
    shown: {
      ...product,
      language,
      wasPrice,
      nextBreak,
      pieces: piecesIn(features),
      answers: features.map(({ name, control, choices, value }) => ({
        name,
        control,
        // A typed value goes without the choice that prices it.
        choices: value === null || isChoiceControl(control) ? choices.map((choice) => choice.name) : [],
        value,
      })),
    },
  })
}

function addedBy({ control, choices, value }: QuotedLine['features'][number]): number {
  const size = control === 'DIMENSIONS' && value !== null ? parseDimensions(value) : undefined
  return surchargeOfChoices(choices, size)
}

function piecesIn(features: QuotedLine['features']): CartItemView['shown']['pieces'] {
  const found = features.find(({ mostKinds }) => mostKinds !== null)
  return found && { feature: found.productFeature, name: found.name, most: found.mostKinds ?? 1 }
}

function noticesOf(cart: BrowserCart, { adjusted, removed, gone, repriced: prices }: Quote): Notice[] {
  const name = (key: string): string => cart.items.find((item) => item.key === key)?.shown.name ?? ''
  const lowered = adjusted.map(({ key, from, to, reason }) => ({ key, name: name(key), kind: reason, from, to }))
  // Another quantity has another price: that is no news of its own.
  const dearer = prices
    .filter(({ key }) => !adjusted.some((each) => each.key === key))
    .map(({ key, old, new: now }) => ({ key, name: name(key), kind: 'price' as const, from: old, to: now }))
  const taken = removed.map((key) => {
    const kind = gone.includes(key) ? 'gone' : 'sold-out'
    return { key, name: name(key), kind } as const
  })
  return [...lowered, ...dearer, ...taken]
}
