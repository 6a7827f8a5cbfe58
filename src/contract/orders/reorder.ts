import { z } from 'zod'
import { ArtworkFaces, DesignPieces } from '../cart/cart-line.ts'
import { success } from '../envelope.ts'
import { Halalas } from './order-value.ts'

const REORDER_DIFFERENCES = ['gone', 'repriced', 'adjusted', 'invalid', 'filesGone'] as const

/** The lines of an order for a cart of today, and what is different (S260). Nothing is added. */
export const ReorderAnswer = success(
  z.strictObject({
    items: z.array(
      z.strictObject({
        key: z.string(),
        productPrice: z.string(),
        quantity: z.int(),
        features: z.array(
          z.strictObject({
            productFeature: z.string(),
            choices: z.array(z.string()),
            value: z.string().exactOptional(),
          }),
        ),
        designMode: z.enum(['UPLOAD', 'EDITOR', 'DESIGN_FOR_ME', 'LATER']),
        artworkIds: z.array(z.string()),
        artworkFaces: ArtworkFaces,
        designPieces: DesignPieces,
        notes: z.string(),
        finalPrice: Halalas,
      }),
    ),
    differences: z.array(
      z.strictObject({
        key: z.string(),
        name: z.string(),
        kind: z.enum(REORDER_DIFFERENCES),
        from: z.int().nullable().describe('A quantity, halalas a piece, or files'),
        to: z.int().nullable(),
      }),
    ),
  }),
)
