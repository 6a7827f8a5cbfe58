import type { PricedCartLine } from '#domain/cart/price-cart.ts'
import { answerTo, isNothing } from '#domain/configuration/chosen-feature.ts'
import type { FeatureValue } from '#domain/configuration/chosen-feature.ts'
import type { FeatureControl } from '#domain/configuration/feature.ts'
import { takenChoices } from '#domain/configuration/feature.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import type { SellableRow } from './sellable.repository.ts'

/** The row a product price was read from: its names in both languages, and its picture. */
export type CartPriceTexts = { readonly texts: SellableRow }

/** What was decided about one feature, named in both languages. */
export type NamedAnswer = {
  readonly featureId: string
  readonly name: LocalizedText
  readonly control: FeatureControl
  readonly choices: readonly { readonly id: string; readonly name: LocalizedText; readonly price: Halalas }[]
  readonly value: FeatureValue
}

/** The answers of a line in words, in the order of the features; for carts, quotations and what an order freezes. */
export function namedAnswers({ chosen, sellable }: PricedCartLine & { sellable: CartPriceTexts }): NamedAnswer[] {
  // The cells of the row, of which the features were made, have their order.
  return sellable.features.flatMap((feature, index) => {
    const answer = answerTo(feature.id, chosen)
    if (!answer || isNothing(answer.value)) return []
    const cells = sellable.texts.features?.[index]
    const nameOf = (choiceId: string) => cells?.[9]?.find(([id]) => String(id) === choiceId)?.[3] ?? {}
    return {
      featureId: feature.id,
      name: cells?.[7] ?? {},
      control: feature.control,
      choices: takenChoices(feature, answer).map(({ id, price }) => ({ id, name: nameOf(id), price })),
      value: answer.value,
    }
  })
}
