/** Points of a millimetre. */
export const POINTS = 72 / 25.4
