import { checkQuantity, quantityLimit } from '#domain/catalog/quantity.ts'
import type { QuantityError } from '#domain/catalog/quantity.ts'
import type { CartItemView } from '../../shared/cart/browser-cart.ts'
import type { Translate } from '#ui/i18n/messages.ts'

/** What is wrong with a quantity, in words; undefined when it can be had. */
export function troubleWith(
  quantity: number,
  { shown: product, productPrice }: CartItemView,
  t: Translate<'cart'>,
): string | undefined {
  const checked = checkQuantity(quantity, { ...product, maxQuantity: quantityLimit(product, productPrice.ladder) })
  if (!checked.ok) return errorText(checked.error, t)
  const left = productPrice.remainingQuantity
  return left !== null && quantity > left ? t('onlyLeft', { count: left }) : undefined
}

function errorText(error: QuantityError, t: Translate<'cart'>): string {
  switch (error.code) {
    case 'quantity/below-minimum':
      return t('minimum', { count: error.minimum })
    case 'quantity/above-maximum':
      return t('most', { count: error.maximum })
    case 'quantity/not-in-steps':
      return t('steps', { step: error.step })
    default:
      return t('whole')
  }
}
