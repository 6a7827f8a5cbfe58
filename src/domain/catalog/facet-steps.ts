/** Minimum quantities a list is filtered by: "can be had in at most so many pieces". */
export const MIN_QUANTITY_STEPS = [1, 10, 25, 50, 100, 250, 500, 1000] as const

/** Into how many equal steps the prices of a list are counted. */
export const PRICE_STEPS = 12
