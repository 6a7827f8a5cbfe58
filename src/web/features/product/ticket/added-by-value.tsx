import type { ProductFeature } from '#contract/catalog/product-detail.ts'
import type { FeatureValue } from '#domain/configuration/chosen-feature.ts'
import { pricePiece } from '#domain/pricing/price-line.ts'
import { surchargeOf } from '#domain/pricing/surcharge.ts'
import { Text } from '#ui/i18n/text.tsx'
import { Money } from '#ui/text/money.tsx'
import { useConfigurator } from '../configurator/use-configurator.tsx'

/** What giving a value costs, after the offer: a piece, or for a size a square metre. Nothing when it is free. */
export function AddedByValue({ feature: { id, control } }: { feature: ProductFeature }) {
  const { configurable, ticket } = useConfigurator()
  const feature = configurable.features.find((each) => each.id === id)
  if (!feature) return null
  const isSize = control === 'DIMENSIONS'
  const sample: FeatureValue = isSize
    ? { kind: 'dimensions', widthMm: 1000, heightMm: 1000 }
    : { kind: 'text', text: '1' }
  const { unit } = pricePiece({
    productPrice: { price: 0, ladder: [], offerPercent: ticket.variant.offerPercent },
    surcharge: surchargeOf([{ ...feature, condition: [] }], [{ featureId: id, value: sample }]),
    quantity: 1,
  })
  if (unit === 0) return null
  const price = <Money halalas={unit} sign="+ " />
  return (
    <span className="added">
      <Text area="product" id={isSize ? 'perSquareMetre' : 'perPiece'} fill={{ price }} />
    </span>
  )
}
