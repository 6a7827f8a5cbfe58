import { z } from 'zod'
import { Id } from '../envelope.ts'

/** A category that words name. */
export const CategoryHit = z.strictObject({
  id: Id,
  name: z.string(),
  slug: z.string(),
  parentId: Id.nullable(),
  parentName: z.string().nullable(),
  parentSlug: z.string().nullable(),
})
