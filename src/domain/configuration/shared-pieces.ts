import { err, ok, type Result } from '../result.ts'
import { toLatinDigits } from '../text/digits.ts'
import { withoutInvisible } from '../text/invisible.ts'
import type { Feature } from './feature.ts'

/** So many pieces of one kind, such as a size. */
export type NamedPieces = { readonly name: string; readonly pieces: number }

/** How such a text may look; kinds are named by the customer, so that it is no word of a language. */
export const SHARED_PIECES_EXAMPLE = 'M 3, L 7'

/** Why a text does not share out the pieces of an order. */
export type SharedPiecesError =
  | { readonly code: 'value/not-shared' }
  | { readonly code: 'value/too-many-names'; readonly max: number }

/**
 * Whether a text says how many pieces there are of each kind, "M 3, L 7", which together are the quantity: a TEXT
 * with a most number of answers.
 */
export const sharesPieces = ({ control, limits }: Pick<Feature, 'control' | 'limits'>): boolean =>
  control === 'TEXT' && limits.maxChoices !== null

/** How many kinds the answer to a feature may name with their pieces; null when it names none. */
export function mostKindsOf(features: readonly Pick<Feature, 'id' | 'control' | 'limits'>[], featureId: string) {
  const feature = features.find(({ id }) => id === featureId)
  return feature && sharesPieces(feature) ? feature.limits.maxChoices : null
}

const BETWEEN = /[,،;؛&+\n\r]+|\s(?:and|و)\s/i
/** "And" written onto the next kind, as in "M 3 وL 7"; not the first letter of وسط, which is a size. */
const JOINED_AND = /(\d\s*)و(?=[a-z\d])/gi
const NAME_FIRST = /^(.*?[^\s:=×*-])\s*[:=×*-]?\s*(\d{1,7})$/
const PIECES_FIRST = /^(\d{1,7})\s*[:=×*-]?\s*(\D.*)$/
/** A number that stands alone within a name: a comma was forgotten. */
const LONE_NUMBER = /\s\d+(\s|$)|^\d+\s/

/**
 * Reads "M 3, L 7", also "3 M", "M: ٣", "M 3 and L 7" and one a line, in any digits; kinds named twice are added up, those without
 * pieces left out.
 */
export function parseSharedPieces(text: string, most: number): Result<readonly NamedPieces[], SharedPiecesError> {
  const entries = toLatinDigits(withoutInvisible(text)).replace(JOINED_AND, '$1,').split(BETWEEN)
  const found = new Map<string, NamedPieces>()
  for (const entry of entries.map((each) => each.trim()).filter(Boolean)) {
    const one = entryOf(entry)
    if (!one) return err({ code: 'value/not-shared' })
    const key = one.name.toLowerCase()
    const before = found.get(key)
    if (one.pieces > 0) found.set(key, { ...one, ...before, pieces: one.pieces + (before?.pieces ?? 0) })
  }
  if (found.size === 0) return err({ code: 'value/not-shared' })
  return found.size > most ? err({ code: 'value/too-many-names', max: most }) : ok([...found.values()])
}

function entryOf(entry: string): NamedPieces | undefined {
  const after = NAME_FIRST.exec(entry)
  const before = after ? undefined : PIECES_FIRST.exec(entry)
  const [name, pieces] = after ? [after[1], after[2]] : [before?.[2], before?.[1]]
  if (!name || !pieces || LONE_NUMBER.test(name)) return undefined
  return { name: name.trim(), pieces: Number(pieces) }
}

/** The one written form, "M 3, L 7". */
export const writeSharedPieces = (shared: readonly NamedPieces[]): string =>
  shared.map(({ name, pieces }) => `${name} ${pieces}`).join(', ')

/** How many pieces are named altogether. */
export const sumOfPieces = (shared: readonly NamedPieces[]): number =>
  shared.reduce((sum, { pieces }) => sum + pieces, 0)
