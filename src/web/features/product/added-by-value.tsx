import type { ProductFeature } from '#contract/catalog/product-detail.ts'
import { priceLine } from '#domain/pricing/price-line.ts'
import { Text } from '../../i18n/text.tsx'
import { Money } from '../../ui/money.tsx'
import { useConfigurator } from './use-configurator.tsx'

/** A square metre, and a value of any other kind. */
const SAMPLE = { DIMENSIONS: '1000x1000', OTHER: '1' } as const

/** What giving a value costs, after the offer: a piece, or for a size a square metre. Nothing when it is free. */
export function AddedByValue({ feature: { id, control } }: { feature: ProductFeature }) {
  const { configurable, ticket } = useConfigurator()
  const feature = configurable.features.find((each) => each.id === id)
  if (!feature) return null
  const isSize = control === 'DIMENSIONS'
  const { unit } = priceLine({
    productPrice: { ...ticket.variant, price: 0, ladder: [], setupFee: 0 },
    features: [{ ...feature, condition: [] }],
    chosen: [{ featureId: id, choiceIds: [], value: isSize ? SAMPLE.DIMENSIONS : SAMPLE.OTHER }],
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
