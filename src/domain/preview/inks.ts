import { isOnSheets, type PrintMethod } from '../print-spec/print-method.ts'
import type { InkLayer } from '../print-spec/print-spec.ts'

/** What inks do to the colour they lie on: they cover it, as on a white coat, or it is seen through them, as on dyed paper. */
export const INKS = ['OPAQUE', 'TRANSPARENT'] as const

export type Inks = (typeof INKS)[number]

/** What a taken choice says of the inks: by a word of its own, or by white ink that lies beneath the others. */
type TakenInks = { readonly inks: Inks | null; readonly layer: InkLayer | null }

/**
 * What the inks of a configured product do: as the last taken choice says, else as the product says. Where neither says anything, process
 * inks on paper are transparent; cloth and objects have a white coat, a transfer or screen inks.
 */
export const inksOf = (method: PrintMethod, product: Inks | null, taken: readonly TakenInks[]): Inks =>
  taken.map(inksOfChoice).findLast((inks) => inks !== null) ??
  product ??
  (isOnSheets(method) ? 'TRANSPARENT' : 'OPAQUE')

const inksOfChoice = ({ inks, layer }: TakenInks): Inks | null => inks ?? (layer === 'White' ? 'OPAQUE' : null)
