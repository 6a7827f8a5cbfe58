import { couponText } from '#contract/messages/coupon-text.ts'
import type { Quote, QuotedLine } from '#contract/cart/quote.ts'
import { couponCode } from '#domain/coupons/coupon.ts'
import type { PricedCartLine } from '#domain/cart/price-cart.ts'
import { writtenValue } from '#domain/configuration/written-feature.ts'
import { mostKindsOf } from '#domain/configuration/shared-pieces.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { CartQuote } from '#services/cart/cart-pricing.ts'
import { namedAnswers } from '#services/cart/line-texts.ts'
import type { SellableProduct } from '#services/cart/sellable-product.ts'

/** What the shop changed about a cart: the contract's CartChanges. */
export const presentChanges = ({ adjusted, removed, gone, repriced, invalid }: CartQuote) => ({
  adjusted: [...adjusted],
  removed: [...removed],
  gone: [...gone],
  repriced: [...repriced],
  invalid: invalid.map(({ key, problems }) => ({
    key,
    features: [...new Set(problems.map(({ featureId }) => featureId))],
  })),
})

/** A priced cart in one language: the contract's CartQuote. */
export function presentQuote(quote: CartQuote, typedCode: string | undefined, language: Language): Quote {
  const { lineDiscounts, lineVats: _, chargesVat: __, ...totals } = quote.totals
  return {
    ...presentChanges(quote),
    lines: quote.lines.map((line, index) => presentLine(line, lineDiscounts[index] ?? 0, language)),
    totals: { ...totals, shipping: quote.isShippingKnown ? totals.shipping : null },
    coupon: presentCoupon(quote, typedCode, language),
    urgent: quote.urgent,
    notUrgent: [...quote.notUrgent],
    readyBy: quote.readyBy,
  }
}

function presentCoupon({ coupon }: CartQuote, typedCode: string | undefined, language: Language): Quote['coupon'] {
  if (!coupon || typedCode === undefined) return null
  if (coupon.ok) return { code: coupon.value.code, type: coupon.value.worth.type, refusal: null }
  const message = couponText(coupon.error, language)
  return { code: couponCode(typedCode), type: null, refusal: { code: coupon.error.code, message } }
}

function presentLine(line: PricedCartLine<SellableProduct>, discount: number, language: Language): QuotedLine {
  const { sellable, price } = line
  return {
    key: line.key,
    product: presentProduct(sellable, language),
    productPrice: { ...sellable.productPrice, ladder: [...sellable.productPrice.ladder] },
    features: namedAnswers(line).map(({ featureId, name, control, choices, value }) => ({
      productFeature: featureId,
      name: inLanguage(name, language),
      control,
      choices: choices.map((choice) => ({ ...choice, name: inLanguage(choice.name, language) })),
      value: writtenValue(value),
      mostKinds: mostKindsOf(sellable.features, featureId),
    })),
    quantity: line.quantity,
    finalPrice: price.unit,
    wasPrice: price.wasUnit ?? null,
    total: price.line,
    discount,
    nextBreak: line.next ?? null,
    readyBy: line.readyBy,
    urgentReadyBy: line.urgentReadyBy,
  }
}

function presentProduct({ texts, rule, ...sellable }: SellableProduct, language: Language): QuotedLine['product'] {
  const name = inLanguage(texts.name, language)
  const [key, width, height, alt] = texts.picture ?? []
  return {
    id: sellable.productId,
    code: texts.code,
    name,
    slug: inLanguage(texts.slug, language),
    variant: texts.price_name && inLanguage(texts.price_name, language),
    picture:
      key === undefined || width === undefined || height === undefined
        ? null
        : { key, width, height, alt: alt ? inLanguage(alt, language) : name },
    ...rule,
    urgentAllowed: sellable.urgentAllowed,
    productionDays: sellable.productionDays,
    takesFile: sellable.features.some(({ control }) => control === 'FILE'),
  }
}
