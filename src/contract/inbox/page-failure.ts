import { z } from 'zod'
import { success } from '../envelope.ts'

/** A page that failed in a browser, under the number its visitor was shown (S53). */
export const PageFailureReport = z.strictObject({
  id: z
    .string()
    .regex(/^[0-9a-f]{8}$/)
    .describe('The error number that the visitor was shown'),
  path: z.string().max(300).regex(/^\//).describe('The path of the page, without its query'),
  message: z.string().max(500),
  stack: z.string().max(2_000).optional(),
})

export const PageFailureAnswer = success(z.null())
