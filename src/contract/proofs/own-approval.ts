import { z } from 'zod'
import { MAX_ARTWORKS } from '#domain/cart/cart-item.ts'
import { PrivateId, success } from '../envelope.ts'

/** Lines of an order that are printed once their customer has ticked what they say. */
export const OwnApprovalsAnswer = success(
  z.array(
    z
      .strictObject({
        position: z.int().describe('The line of the order'),
        words: z.string().describe('The sentence to be ticked'),
        artworkIds: z.array(z.uuid()).describe('The files that the approval is of'),
      })
      .meta({ id: 'OwnApproval' }),
  ),
)

/** The customer's word that a line is printed from these files exactly as they are. */
export const OwnApprovalForm = z.strictObject({
  position: z.int().min(0).max(1_000),
  artworkIds: z.array(PrivateId).min(1).max(MAX_ARTWORKS),
})
