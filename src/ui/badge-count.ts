/** More than this is not counted in a badge. */
const MAX_DISPLAYED = 99

/** A number as a badge shows it: `3`, or `99+` (S73). */
export const badgeCount = (count: number): string => (count > MAX_DISPLAYED ? `${MAX_DISPLAYED}+` : `${count}`)
