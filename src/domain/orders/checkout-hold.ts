/** How long goods and coupon wait for the money (A-C3, S326). */
export const HOLD_MINUTES = 30

/** Bank transfers take working days; the goods wait as long. */
export const TRANSFER_HOLD_MINUTES = 3 * 24 * 60

/** Orders a customer may place in an hour: each holds goods. */
export const MAX_ORDERS_AN_HOUR = 30

/** An attempt that was written down so long ago and never sent has lost its process. */
export const NEVER_SENT_SECONDS = 60

/** How many orders of one customer may hold goods without being paid (B51). */
export const MAX_UNPAID_ORDERS = 2
