/** The most items of one customer's wishlist. */
export const MAX_WISHLIST_ITEMS = 500
