/** More favourites are not kept for one customer. */
export const MOST_FAVORITES = 500
