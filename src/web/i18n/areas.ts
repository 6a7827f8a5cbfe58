import type account from './en/account.ts'
import type address from './en/address.ts'
import type artwork from './en/artwork.ts'
import type artworkPreview from './en/artwork-preview.ts'
import type blog from './en/blog.ts'
import type card from './en/card.ts'
import type cart from './en/cart.ts'
import type checkout from './en/checkout.ts'
import type contact from './en/contact.ts'
import type home from './en/home.ts'
import type list from './en/list.ts'
import type order from './en/order.ts'
import type orderAgain from './en/order-again.ts'
import type paymentResult from './en/payment-result.ts'
import type payment from './en/payment.ts'
import type product from './en/product.ts'
import type proof from './en/proof.ts'
import type quotation from './en/quotation.ts'
import type review from './en/review.ts'
import type savedCards from './en/saved-cards.ts'
import type shell from './en/shell.ts'
import type signIn from './en/sign-in.ts'
import type specialRequest from './en/special-request.ts'
import type staticPage from './en/static-page.ts'
import type undoChange from './en/undo-change.ts'
import type wishlist from './en/wishlist.ts'

/** The storefront's areas of messages, by the shape of their English files. */
export type StorefrontAreas = {
  account: typeof account
  address: typeof address
  artwork: typeof artwork
  'artwork-preview': typeof artworkPreview
  blog: typeof blog
  card: typeof card
  cart: typeof cart
  checkout: typeof checkout
  contact: typeof contact
  home: typeof home
  list: typeof list
  order: typeof order
  'order-again': typeof orderAgain
  'payment-result': typeof paymentResult
  payment: typeof payment
  product: typeof product
  proof: typeof proof
  quotation: typeof quotation
  review: typeof review
  'saved-cards': typeof savedCards
  shell: typeof shell
  'sign-in': typeof signIn
  'special-request': typeof specialRequest
  'static-page': typeof staticPage
  'undo-change': typeof undoChange
  wishlist: typeof wishlist
}
