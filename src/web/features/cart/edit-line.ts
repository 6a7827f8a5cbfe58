import { cart } from '../../shared/cart/browser-cart.ts'
import type { CartItemView } from '../../shared/cart/browser-cart.ts'
import { writeDecisions } from '../../shared/cart/stored-decisions.ts'

/** Lays a line's decisions ready for its product's page, which opens with all of them filled in (S244). */
export const editLine = (item: CartItemView): void =>
  writeDecisions(item.shown.id, {
    priceId: item.id,
    chosen: item.features,
    quantity: item.quantity,
    urgent: cart.get().urgent && item.shown.urgentAllowed,
    designMode: item.designMode,
    artworkIds: item.artworkIds,
    artworkFaces: item.artworkFaces,
    designPieces: item.designPieces,
    uploadIds: item.uploadIds,
    note: item.notes,
    editing: item.key,
  })
