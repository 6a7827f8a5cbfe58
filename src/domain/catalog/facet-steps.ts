/** Minimum quantities a list is filtered by: "can be had in at most so many pieces". */
export const MIN_QUANTITY_STEPS = [1, 10, 25, 50, 100, 250, 500, 1000] as const

/** Production days a list is filtered by: "ready in at most so many working days". */
export const PRODUCTION_DAYS_STEPS = [1, 2, 3, 5, 7] as const

/** Into how many steps of equal ratio the prices of a list are counted (see price-scale.ts). */
export const PRICE_STEPS = 12

/** The most working days a list can be filtered by. */
export const MAX_PRODUCTION_DAYS = 365
