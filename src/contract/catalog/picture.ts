import { z } from 'zod'

/** A picture: fetched as /images/{key}/{width}.{avif|webp} in the listed widths. Sizes are the original's pixels. */
export const Picture = z
  .strictObject({
    key: z.string().regex(/^[0-9a-f]{16}$/),
    width: z.int().min(1),
    height: z.int().min(1),
    alt: z.string(),
  })
  .meta({ id: 'Picture' })

export type Picture = z.infer<typeof Picture>

/** Backdrop tints of the brand. */
export const Tint = z.enum(['sand', 'sky', 'blush', 'butter', 'mint', 'stone'])
