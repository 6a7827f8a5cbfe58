/** A value of fewer products leaves too little to look at. */
const MIN_PRODUCTS = 2
const MIN_SHARE = 0.1
const PER_ATTRIBUTE = 2
const MOST = 5

type CountedValue = { readonly id: string; readonly count: number; readonly isChosen: boolean }

/**
 * Whether a filter value is worth offering above a list of `total` products: enough of them have it, and not all, so
 * that a press narrows the list and leaves something to choose from.
 */
export const hasTellingShare = (count: number, total: number): boolean =>
  count >= MIN_PRODUCTS && count >= total * MIN_SHARE && count < total

/** Ids of the values worth offering above a list: the first of every attribute, then the second of each. Chosen ones stay. */
export function promotedValues(attributes: readonly (readonly CountedValue[])[], total: number): string[] {
  const isOffered = ({ count, isChosen }: CountedValue): boolean => isChosen || hasTellingShare(count, total)
  const telling = attributes.map((values) => values.filter(isOffered))
  const inTurn = Array.from({ length: PER_ATTRIBUTE }, (_, turn) => telling.flatMap((values) => values[turn] ?? []))
  return inTurn
    .flat()
    .slice(0, MOST)
    .map(({ id }) => id)
}
