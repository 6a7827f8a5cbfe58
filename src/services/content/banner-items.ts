import { z } from 'zod'

const Localized = z
  .strictObject({ en: z.string().min(1).exactOptional(), ar: z.string().min(1).exactOptional() })
  .refine((text) => text.en !== undefined || text.ar !== undefined)

/** What a banner shows besides its own text: a product by its code, or a line that leads to a page of the shop. */
export const BannerItem = z.union([
  z.strictObject({ product: z.string() }),
  z.strictObject({ title: Localized, text: Localized.exactOptional(), path: z.string().regex(/^\/[^/]/) }),
])

export type BannerItem = z.infer<typeof BannerItem>

/** The items of a stored banner. Throws ZodError when they do not fit: writers check them first. */
export const bannerItems = (stored: unknown): BannerItem[] => z.array(BannerItem).parse(stored)
