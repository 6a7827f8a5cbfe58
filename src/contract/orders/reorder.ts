import { z } from 'zod'
import { APPROVAL_REASONS } from '#domain/artwork/earlier-sign-off.ts'
import { MAX_LINES } from '#domain/cart/cart-item.ts'
import { MAX_QUANTITY } from '#domain/catalog/quantity.ts'
import { ArtworkFaces, DesignPieces } from '../cart/cart-line.ts'
import { Approval } from '../artwork/approval.ts'
import { success } from '../envelope.ts'
import { Instant } from '../instant.ts'
import { Ground } from '../proofs/proof.ts'
import { Halalas } from './order-value.ts'

const REORDER_DIFFERENCES = ['gone', 'repriced', 'adjusted', 'invalid', 'filesGone'] as const

/** How many of a line are wanted now. */
export const ReorderForm = z.strictObject({
  quantities: z
    .array(z.strictObject({ key: z.string().regex(/^\d{1,3}$/), quantity: z.int().min(1).max(MAX_QUANTITY) }))
    .max(MAX_LINES)
    .default([])
    .describe('Other quantities than those ordered, by the keys of the answer'),
})

const Terms = z.strictObject({
  quantity: z.int(),
  total: Halalas.describe('Of the line, with its set-up'),
  readyBy: z.iso.date(),
})

const ReorderedLine = z
  .strictObject({
    key: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    preview: z.uuid().nullable().describe('Its picture with the customer’s artwork (GET /artwork-previews/{id})'),
    options: z
      .array(z.strictObject({ name: z.string().nullable(), value: z.string() }))
      .describe('What was chosen, by question; the variant has none'),
    files: z.array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        version: z.int(),
        hash: z.string().describe('The first eight digits of its SHA-256, “3F9A 21C7”'),
        isThere: z.boolean().describe('Whether its bytes can still be printed from'),
        pictures: z.array(z.int()).describe('Pages that have a picture (GET /artworks/{id}/pictures/{page})'),
      }),
    ),
    ground: Ground,
    approval: Approval.nullable(),
    approvalReason: z
      .enum(APPROVAL_REASONS)
      .nullable()
      .describe('Why a new approval is needed; null where the earlier one is valid, or there is none'),
    quantities: z
      .array(z.strictObject({ quantity: z.int(), total: Halalas }))
      .describe('Quantities to choose from; empty where the pieces of each kind make the quantity'),
    ordered: Terms,
    today: Terms.nullable().describe('null: it cannot be ordered like this any more'),
  })
  .meta({ id: 'ReorderedLine' })

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
    number: z.int(),
    placedAt: Instant,
    placedOn: z.iso.date().describe('The same day in Riyadh'),
    deliveredAt: Instant.nullable(),
    lines: z.array(ReorderedLine).describe('Each line of the order as it was then and as it is today'),
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
