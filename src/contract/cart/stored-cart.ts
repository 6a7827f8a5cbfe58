import { z } from 'zod'
import { MAX_LINES } from '#domain/cart/cart-item.ts'
import { success } from '../envelope.ts'
import { StoredLine, StoredLineForm } from './cart-line.ts'
import { couponCodeField } from './quote.ts'

const storedLines = () =>
  z
    .array(StoredLineForm)
    .max(MAX_LINES)
    .refine((lines) => new Set(lines.map(({ key }) => key)).size === lines.length, 'keys must differ')

/** A cart as a browser knows it, to be joined with the stored one (S220). */
export const MergeCartForm = z.strictObject({
  items: storedLines(),
  saved: storedLines().default([]),
  couponCode: couponCodeField().nullable().default(null),
  urgent: z.boolean().default(false),
})

export type MergeCartForm = z.output<typeof MergeCartForm>

/** The whole cart, and the version it was changed from; 0 when none was stored. */
export const ReplaceCartForm = MergeCartForm.extend({ version: z.int().min(0).max(2_000_000_000) })

/** A stored cart; `version` goes up with each change. */
export const StoredCart = z
  .strictObject({
    version: z.int().min(0),
    items: z.array(StoredLine),
    saved: z.array(StoredLine),
    couponCode: z.string().nullable(),
    urgent: z.boolean(),
  })
  .meta({ id: 'StoredCart' })

export const StoredCartAnswer = success(StoredCart)
