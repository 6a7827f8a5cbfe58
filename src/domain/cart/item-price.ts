import type { ProductPrice } from '../catalog/product-price.ts'
import type { Halalas } from '../money/halalas.ts'
import { priceLine } from '../pricing/price-line.ts'
import type { CartItem } from './cart-item.ts'

/** What a line costs: its pieces and its set-up fee. */
export const lineTotal = (item: CartItem): Halalas => priceLine(item).line

/** The line priced again after a change of quantity, choices or prices. */
export const repriced = <Item extends CartItem>(item: Item): Item => ({ ...item, finalPrice: priceLine(item).unit })

/** A new offer, and the stock when it is known (S229). */
export const withOffer = <Item extends CartItem>(
  item: Item,
  { offerPercent, remainingQuantity }: Pick<ProductPrice, 'offerPercent'> & Partial<ProductPrice>,
): Item =>
  repriced({
    ...item,
    productPrice: {
      ...item.productPrice,
      offerPercent,
      ...(remainingQuantity !== undefined && { remainingQuantity }),
    },
  })
