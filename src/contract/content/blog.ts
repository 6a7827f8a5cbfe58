import { z } from 'zod'
import { Id, PageMeta, listSuccess, success } from '../envelope.ts'
import { Instant } from '../instant.ts'
import { Picture } from '../catalog/picture.ts'

export const BlogTag = z.strictObject({ id: Id, code: z.string(), name: z.string() }).meta({ id: 'BlogTag' })

/** An article as lists show it. */
export const BlogCard = z
  .strictObject({
    id: Id,
    title: z.string(),
    slug: z.string(),
    excerpt: z.string(),
    cover: Picture.nullable(),
    author: z.string(),
    publishedAt: Instant,
    updatedAt: Instant,
    readingMinutes: z.int().min(1),
    tags: z.array(BlogTag),
  })
  .meta({ id: 'BlogCard' })

/** A whole article with others like it. `bodyHtml` is sanitised. */
export const BlogPost = BlogCard.extend({
  slugs: z.strictObject({ en: z.string(), ar: z.string() }),
  bodyHtml: z.string(),
  related: z.array(BlogCard),
})

export const BlogListAnswer = listSuccess(BlogCard, PageMeta.extend({ tags: z.array(BlogTag) }))
export const BlogPostAnswer = success(BlogPost)

export type BlogCard = z.infer<typeof BlogCard>
export type BlogPost = z.infer<typeof BlogPost>
