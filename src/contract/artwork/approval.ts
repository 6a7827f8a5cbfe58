import { z } from 'zod'
import { Instant } from '../instant.ts'

/** Who approved what a line is printed from. */
export const Approval = z.strictObject({
  name: z.string(),
  at: Instant,
  proof: z.int(),
  versions: z.array(z.int()).describe('Of each file, in their order'),
  order: z
    .int()
    .nullable()
    .describe('The earlier order whose approval it is, of the same files; null for one of its own'),
})
