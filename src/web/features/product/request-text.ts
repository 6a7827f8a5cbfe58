import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import type { ChosenFeature } from '#domain/catalog/feature.ts'

/** The longest text an address of the request form carries. */
const MAX_LENGTH = 200

/** The configuration in one line, for the request form: "BC-CTN-3C × 500 · Cotton 350 g · 850x2000". */
export function requestText(product: ProductDetail, chosen: readonly ChosenFeature[], quantity: number): string {
  const answers = product.features.flatMap((feature) => {
    const answer = chosen.find(({ featureId }) => featureId === feature.id)
    const names = feature.choices.filter(({ id }) => answer?.choiceIds.includes(id)).map(({ name }) => name)
    return answer?.value ? [...names, answer.value] : names
  })
  const text = [`${product.name} (${product.code}) × ${quantity}`, ...answers].join(' · ')
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1)}…`
}
