import { SHARED_PIECES_EXAMPLE } from '#domain/configuration/shared-pieces.ts'
import type { CartItemView } from '../../shared/cart/browser-cart.ts'
import { piecesOf } from '../../shared/cart/line-pieces.ts'
import type { Translate } from '#ui/i18n/messages.ts'
import { troubleWith } from './quantity-trouble.ts'

/**
 * What is wrong with what is typed as the pieces of a line, in words; with what is stored when nothing is. Undefined when
 * they can be had so, and for a line whose quantity is a number of its own.
 */
export function sizesTrouble(item: CartItemView, typed: string | undefined, t: Translate<'cart'>): string | undefined {
  const pieces = piecesOf(item)
  if (!pieces) return undefined
  const read = pieces.read(typed ?? pieces.text)
  return read ? troubleWith(read.sum, item, t) : t('piecesForm', { example: SHARED_PIECES_EXAMPLE })
}
