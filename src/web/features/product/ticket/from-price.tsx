import { useMemo } from 'react'
import { fromPrice } from '#domain/pricing/from-price.ts'
import { PiecePrice } from '../../../shared/cart/piece-price.tsx'
import { useConfigurator } from '../configurator/use-configurator.tsx'

/** The price its card shows in lists: of the cheapest choices, whatever is chosen here. Nothing without a price. */
export function FromPrice() {
  const { product, features, prices } = useConfigurator().configurable
  const { price, unit, wasUnit } = useMemo(
    () => fromPrice(prices, features, product.minQuantity),
    [prices, features, product.minQuantity],
  )
  return price === null ? null : (
    <p className="card-price configurator-from">
      <PiecePrice price={unit} was={wasUnit} pricedPer={product.pricedPer} />
    </p>
  )
}
