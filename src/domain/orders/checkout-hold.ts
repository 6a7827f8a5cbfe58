/** How long goods and coupon wait for the money (A-C3, S326). */
export const HOLD_MINUTES = 30

/** Bank transfers take working days; the goods wait as long. */
export const TRANSFER_HOLD_MINUTES = 3 * 24 * 60

/** How many orders of one customer may hold goods without being paid (B51). */
export const MOST_UNPAID_ORDERS = 2
