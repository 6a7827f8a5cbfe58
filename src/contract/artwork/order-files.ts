import { z } from 'zod'
import { WAIT_CAUSES } from '#domain/artwork/artwork-clock.ts'
import { MAX_ARTWORKS } from '#domain/cart/cart-item.ts'
import { ArtworkFaces, DesignPieces, LineFeatureForm } from '../cart/cart-line.ts'
import { Id, PrivateId, success } from '../envelope.ts'
import { Instant } from '../instant.ts'
import { Approval } from './approval.ts'

/** Lines of an order that are printed from files. */
export const OrderFilesAnswer = success(
  z.array(
    z
      .strictObject({
        position: z.int().describe('The line of the order'),
        productPrice: Id.nullable().describe('What a file is checked for, while it is sold'),
        features: z.array(LineFeatureForm),
        quantity: z.int(),
        artworkIds: z.array(z.uuid()),
        artworkFaces: ArtworkFaces,
        designPieces: DesignPieces,
        arriving: z
          .array(z.strictObject({ uploadId: PrivateId, name: z.string(), byteLength: z.int(), byteOffset: z.int() }))
          .describe('Files that are still being uploaded or opened; they join the line automatically. Bytes'),
        packageIds: z
          .array(PrivateId)
          .describe('ZIP files, by their uploads, of which the customer still chooses what is printed'),
        choice: z
          .enum(['OFFERED', 'DESIGN'])
          .nullable()
          .describe(
            'OFFERED: after a long wait the customer chooses how to go on. DESIGN: the shop designs it, or changes its file',
          ),
        isOpen: z.boolean().describe('Files can still be sent and replaced'),
        wait: z
          .strictObject({
            cause: z.enum(WAIT_CAUSES),
            answerBy: Instant,
            ready: z.iso.date(),
            otherwise: z.iso.date().describe('The ready-by date for a later answer'),
          })
          .nullable()
          .describe('What production waits for from the customer, and until when an answer keeps the ready-by date'),
        proof: z.int().nullable().describe('The number of the proof that waits for the customer’s answer'),
        approval: Approval.nullable().describe('Who approved what is printed; its files are locked from then on'),
      })
      .meta({ id: 'OrderFiles' }),
  ),
)

/** The files that a line is printed from, instead of those it has. */
export const OrderFilesForm = z.strictObject({
  position: z.int().min(0).max(1_000),
  artworkIds: z.array(PrivateId).max(MAX_ARTWORKS),
  artworkFaces: ArtworkFaces.default([]),
  designPieces: DesignPieces.default([]),
  seenIds: z
    .array(PrivateId)
    .max(MAX_ARTWORKS)
    .optional()
    .describe('The files that the customer saw; refused if they have changed since'),
  packageIds: z
    .array(PrivateId)
    .max(MAX_ARTWORKS)
    .optional()
    .describe(
      'ZIP files that still wait for a choice, by their uploads, others of the line are discarded; and incomplete uploads, which join the line automatically',
    ),
})

/** The line whose proof is looked at. */
export const ProofLinkForm = OrderFilesForm.pick({ position: true })

/** Where the proof is shown. */
export const ProofLinkAnswer = success(z.strictObject({ path: z.string() }))

/** The line whose design is left to the shop. */
export const DesignForm = OrderFilesForm.pick({ position: true })
