/** Days from the ready goods to their delivery, by destination. */
export const TRANSIT_DAYS = { riyadh: 1, largeCities: 2, elsewhere: 3 } as const
