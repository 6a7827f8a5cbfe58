import { cart } from './kept-cart.ts'

/**
 * Empties the cart, because it is an order now; what was saved for later and where things go stays. The shop's copy
 * hears of it as of any other change.
 */
export const emptyCart = (): void =>
  void cart.change(({ saved, place, owner, version }) => ({
    ...cart.empty,
    saved,
    place,
    owner,
    version,
    unsent: true,
  }))
