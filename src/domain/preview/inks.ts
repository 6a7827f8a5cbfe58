import { isOnSheets, type PrintMethod } from '../print-spec/print-method.ts'

/** What inks do to the colour they lie on: they cover it, as on a white coat, or it is seen through them, as on dyed paper. */
export const INKS = ['OPAQUE', 'TRANSPARENT'] as const

export type Inks = (typeof INKS)[number]

/**
 * What the inks of a configured product do: as the last taken choice says, else as the product says. Without a word of either, process
 * inks on paper are transparent; cloth and objects have a white coat, a transfer or screen inks.
 */
export const inksOf = (method: PrintMethod, product: Inks | null, taken: readonly (Inks | null)[]): Inks =>
  taken.findLast((inks) => inks !== null) ?? product ?? (isOnSheets(method) ? 'TRANSPARENT' : 'OPAQUE')
