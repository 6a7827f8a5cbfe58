import { z } from 'zod'
import { DESIGN_MODES, MAX_NOTE_LENGTH, MAX_ARTWORKS, MAX_LINES } from '#domain/cart/cart-item.ts'
import { MAX_QUANTITY } from '#domain/catalog/quantity.ts'
import { isFitting } from '#domain/artwork/line-designs.ts'
import { MAX_HALALAS } from '#domain/money/halalas.ts'
import { FACES } from '#domain/print-spec/print-spec.ts'
import { Id, PrivateId } from '../envelope.ts'
import { optionalText } from '../inbox/form-field.ts'
import type { FieldProblemCode } from '../problem.ts'

/** More is not asked about one product. */
const MAX_FEATURES = 60
const MAX_VALUE_LENGTH = 1000

const isUuid = (id: string): boolean => z.uuid().safeParse(id).success

/** The answer to a feature: choices taken, or a value (S169). */
export const LineFeatureForm = z.strictObject({
  productFeature: Id,
  choices: z.array(Id).max(MAX_FEATURES).default([]),
  value: z.string().max(MAX_VALUE_LENGTH).optional(),
})

/** Which side each file is, in their order. */
export const ArtworkFaces = z
  .array(z.enum(FACES).nullable())
  .max(MAX_ARTWORKS)
  .describe('The side of each file, in order; null: all sides in one file. Empty: not specified')

/** The pieces of each design. */
export const DesignPieces = z
  .array(z.int().min(0).max(MAX_QUANTITY))
  .max(MAX_ARTWORKS)
  .describe('Pieces of each design, together the quantity of the line; empty: shared evenly')

/** Files that are still on their way. */
export const UploadIds = z
  .array(PrivateId)
  .max(MAX_ARTWORKS)
  .describe('Incomplete uploads; each joins the line automatically once complete')

/** A line of a cart, as orders and quotes take it (A-C2). */
export const LineForm = z.strictObject({
  key: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .optional()
    .describe('Names the line in the answer; its place (0, 1 ...) when left out'),
  productPrice: Id,
  quantity: z.int().min(1).max(MAX_QUANTITY),
  features: z.array(LineFeatureForm).max(MAX_FEATURES).default([]),
  artworkIds: z
    .array(
      z
        .string()
        .max(MAX_VALUE_LENGTH)
        .meta({ format: 'uuid', pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$' }),
    )
    .max(MAX_ARTWORKS)
    .refine((ids) => ids.every(isUuid), { params: { problem: 'artwork_unknown' satisfies FieldProblemCode } })
    .default([])
    .meta({ description: 'Versions of the customer’s files; an order refuses one that is not theirs' }),
  artworkFaces: ArtworkFaces.default([]),
  designPieces: DesignPieces.default([]),
  uploadIds: UploadIds.default([]),
  designMode: z.enum(DESIGN_MODES).default('LATER'),
  notes: optionalText({ maxLength: MAX_NOTE_LENGTH, multiline: true }),
  finalPrice: z
    .int()
    .min(0)
    .max(MAX_HALALAS)
    .optional()
    .describe('Halalas a piece cost when the customer last looked; only compared'),
})

type SharedLine = Pick<z.output<typeof LineForm>, 'artworkIds' | 'artworkFaces' | 'designPieces' | 'quantity'>

/** Whether what is said of the files of a line fits them, and the designs together make its quantity. */
const isShared = ({ artworkIds, artworkFaces: faces, designPieces: pieces, quantity }: SharedLine): boolean =>
  isFitting({ faces, pieces }, artworkIds.length, quantity)

/** The lines of a cart, each with a name of its own. */
export const linesField = (most = MAX_LINES) =>
  z
    .array(
      LineForm.refine(isShared, {
        path: ['designPieces'],
        params: { problem: 'pieces_not_shared' satisfies FieldProblemCode },
      }),
    )
    .max(most)
    .transform((lines) => lines.map((line, index) => ({ ...line, key: line.key ?? String(index) })))
    .refine((lines) => new Set(lines.map(({ key }) => key)).size === lines.length, 'keys must differ')

export type LineForm = z.output<ReturnType<typeof linesField>>[number]

/** A line as the shop is to keep it for a customer: what is wanted, without any price. */
export const StoredLineForm = LineForm.omit({ finalPrice: true }).extend({
  key: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  copy: z.int().min(0).max(1000).default(0),
})

export type StoredLineForm = z.output<typeof StoredLineForm>

/** The same in the shop's words. */
export const StoredLine = z
  .strictObject({
    key: z.string(),
    productPrice: Id,
    quantity: z.int().min(1),
    features: z.array(z.strictObject({ productFeature: Id, choices: z.array(Id), value: z.string().exactOptional() })),
    copy: z.int().min(0),
    designMode: z.enum(DESIGN_MODES),
    artworkIds: z.array(z.string()),
    artworkFaces: ArtworkFaces,
    designPieces: DesignPieces,
    uploadIds: UploadIds,
    notes: z.string(),
  })
  .meta({ id: 'StoredLine' })

export type StoredLine = z.infer<typeof StoredLine>
