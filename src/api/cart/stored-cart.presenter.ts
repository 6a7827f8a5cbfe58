import type { StoredLine } from '#contract/cart/cart-line.ts'
import { toLineFeatures } from '#contract/cart/line-feature.ts'
import type { CartLine } from '#domain/cart/cart-item.ts'
import type { CartVersion } from '#services/cart/stored-cart.service.ts'

/** A stored cart: the contract's StoredCart. */
export const presentStoredCart = ({ version, cart }: CartVersion) => ({
  version,
  items: cart.items.map(presentLine),
  saved: cart.saved.map(presentLine),
  couponCode: cart.couponCode,
  urgent: cart.urgent,
})

const presentLine = ({
  id,
  features,
  artworkIds,
  artworkFaces,
  designPieces,
  uploadIds,
  ...line
}: CartLine): StoredLine => ({
  ...line,
  productPrice: id,
  artworkIds: [...artworkIds],
  artworkFaces: [...(artworkFaces ?? [])],
  designPieces: [...(designPieces ?? [])],
  uploadIds: [...(uploadIds ?? [])],
  features: toLineFeatures(features),
})
