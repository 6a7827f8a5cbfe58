import { createHash } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { parseDimensions } from '#domain/configuration/dimensions.ts'
import type { WrittenFeature } from '#domain/configuration/written-feature.ts'
import { groundColours, isEngravedMetal, type ProductColour } from '#domain/preview/ground.ts'
import { inksOf, type Inks } from '#domain/preview/inks.ts'
import { metalOf, type Metal } from '#domain/preview/metal.ts'
import { shotsFor, type Shot } from '#domain/preview/shot.ts'
import { printSpec, specKey, specOfFace, type FaceCode, type PrintSpec } from '#domain/print-spec/print-spec.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { PRINT_SHOTS } from '#integrations/print-shots/print-shots.ts'
import { readStoredPrints, type StoredPrint } from './print-facts.repository.ts'

/** A variant as it is configured; for a file that is one side alone, with that side. */
export type ConfiguredVariant = {
  readonly variantId: string
  readonly features: readonly WrittenFeature[]
  readonly face?: FaceCode | null | undefined
}

/**
 * A specification with the digest that a check of it is stored under, and what is seen and not checked: the pictures of the
 * product that fit it, the colours that it has where a design lies on its colour, what its inks do to these, the metal of its foil,
 * and whether the design is engraved into metal.
 */
export type DigestedSpec = {
  readonly spec: PrintSpec
  readonly digest: string
  readonly shots: readonly Shot[]
  readonly metal: Metal
  readonly colours: readonly ProductColour[]
  readonly inks: Inks
  readonly isEngraved: boolean
}

export type SpecError = { readonly code: 'print/not-printed' } | { readonly code: 'print/no-size' }

/**
 * The print specification of a configured variant. Errors: `print/not-printed` when it takes no artwork, `print/no-size` when
 * its size is not decided yet, or what was chosen is no choice of the product any more.
 */
export async function specOf(db: Db, variant: ConfiguredVariant): Promise<Result<DigestedSpec, SpecError>> {
  const [specified] = await specsOf(db, [variant])
  if (!specified) throw new Error('a variant was not answered')
  return specified
}

/** The same of several, in their order, by one statement. */
export async function specsOf(
  db: Db,
  variants: readonly ConfiguredVariant[],
): Promise<readonly Result<DigestedSpec, SpecError>[]> {
  if (variants.length === 0) return []
  const stored = await readStoredPrints(db, [...new Set(variants.map(({ variantId }) => Number(variantId)))])
  return variants.map((variant) => specified(stored.get(Number(variant.variantId)), variant))
}

function specified(
  stored: StoredPrint | undefined,
  { features, face }: ConfiguredVariant,
): Result<DigestedSpec, SpecError> {
  if (!stored) return err({ code: 'print/not-printed' })
  const named = new Set(features.flatMap(({ choiceIds }) => choiceIds))
  // What was removed may have been the size: the sheet of the product would be a guess.
  if ([...named].some((id) => !stored.choices.has(id))) return err({ code: 'print/no-size' })
  const size = features.find(({ featureId }) => stored.sizeFeatures.includes(featureId))?.value
  const taken = [...stored.choices].flatMap(([id, print]) => (named.has(id) ? [print] : []))
  const whole = printSpec({
    product: stored.product,
    variantSheet: stored.variantSheet,
    taken,
    dimensions: (size !== undefined && parseDimensions(size)) || null,
  })
  if (!whole.ok) return whole
  const spec = (face && specOfFace(whole.value, face)) || whole.value
  const shots = stored.preview ? shotsFor(PRINT_SHOTS, stored.preview, spec.faces) : []
  const foil = [...stored.choices].findLast(([id, { layer }]) => named.has(id) && layer === 'Foil')?.[0]
  const metal = metalOf(stored.codes.get(foil ?? '') ?? '')
  const colours = groundColours({ ...stored, kind: stored.preview }, spec.method, named)
  const inks = inksOf(spec.method, stored.inks, taken)
  const isEngraved = isEngravedMetal(spec.method, stored.preview)
  return ok({ spec, digest: digestOf(spec), shots, metal, colours, inks, isEngraved })
}

/** SHA-256 of a specification, in hexadecimal. */
export const digestOf = (spec: PrintSpec): string => createHash('sha256').update(specKey(spec)).digest('hex')
