import { z } from 'zod'
import { success } from '../envelope.ts'
import { Instant } from '../instant.ts'
import { Picture } from '../catalog/picture.ts'

export const STATIC_PAGE_KEYS = ['about-us', 'privacy-policy', 'terms-and-condition', 'return-refund'] as const

/** A page of the company: titled sections of sanitised HTML, with pictures where it has them. */
export const StaticPage = z.strictObject({
  key: z.enum(STATIC_PAGE_KEYS),
  title: z.string(),
  intro: z.string().nullable(),
  updatedAt: Instant,
  sections: z.array(
    z.strictObject({ code: z.string(), title: z.string(), bodyHtml: z.string(), pictures: z.array(Picture) }),
  ),
})

export const StaticPageAnswer = success(StaticPage)
export type StaticPage = z.infer<typeof StaticPage>
