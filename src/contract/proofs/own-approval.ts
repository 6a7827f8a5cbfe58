import { z } from 'zod'
import { MAX_ARTWORKS } from '#domain/cart/cart-item.ts'
import { FACES } from '#domain/print-spec/print-spec.ts'
import { PrivateId, success } from '../envelope.ts'
import { BlankFace, Ground, PageTrim } from './proof.ts'

/** Lines of an order that are printed once their customer has ticked what they say. */
export const OwnApprovalsAnswer = success(
  z.array(
    z
      .strictObject({
        position: z.int().describe('The line of the order'),
        words: z.string().describe('The sentence to be ticked'),
        artworkIds: z.array(z.uuid()).describe('The files that the approval is of'),
        faces: z
          .array(
            z.strictObject({
              file: z.int().describe('Place of the file in its line, from 0'),
              artworkId: z.uuid(),
              page: z.int(),
              face: z.enum(FACES).nullable(),
              trim: PageTrim,
            }),
          )
          .describe('Faces whose previews have to be confirmed as well, each one'),
        blankFaces: z.array(BlankFace),
        ground: Ground,
      })
      .meta({ id: 'OwnApproval' }),
  ),
)

/** The customer's word that a line is printed from these files exactly as they are. */
export const OwnApprovalForm = z.strictObject({
  position: z.int().min(0).max(1_000),
  artworkIds: z.array(PrivateId).min(1).max(MAX_ARTWORKS),
  faces: z
    .array(z.strictObject({ artworkId: PrivateId, page: z.int().min(1).max(200) }))
    .max(MAX_ARTWORKS * FACES.length)
    .describe('The faces whose previews were confirmed: all of them'),
})
