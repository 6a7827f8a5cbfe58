/** More favourites are not kept for one customer. */
export const MAX_WISHLIST_ITEMS = 500
