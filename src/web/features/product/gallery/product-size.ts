import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { namedChoices } from '#domain/configuration/chosen-feature.ts'
import type { ChosenFeature } from '#domain/configuration/chosen-feature.ts'
import type { Millimetres } from './true-size.ts'

/** The size of a product as configured: of the chosen size, its own, or the typed one; undefined when unknown. */
export function configuredSize(product: ProductDetail, chosen: readonly ChosenFeature[]): Millimetres | undefined {
  const taken = new Set(chosen.flatMap(namedChoices))
  const typed = chosen.map(({ value }) => value).find((value) => value.kind === 'dimensions')
  return (
    sizeAmongChoices(product, (choice) => taken.has(choice.id)) ??
    sizeOf(product) ??
    (typed && { width: typed.widthMm, height: typed.heightMm })
  )
}

/** The size a product has before anything is chosen. */
export const ownSize = (product: ProductDetail): Millimetres | undefined =>
  sizeOf(product) ?? sizeAmongChoices(product, (choice) => choice.isDefault)

type Choice = ProductDetail['features'][number]['choices'][number]

const sizeAmongChoices = ({ features }: ProductDetail, fits: (choice: Choice) => boolean): Millimetres | undefined =>
  features
    .flatMap(({ choices }) => choices)
    .filter(fits)
    .map(sizeOf)
    .find((size) => size !== undefined)

const sizeOf = ({ widthMm, heightMm }: Pick<Choice, 'widthMm' | 'heightMm'>): Millimetres | undefined =>
  widthMm && heightMm ? { width: widthMm, height: heightMm } : undefined
