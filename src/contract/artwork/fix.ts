import { z } from 'zod'
import { FIXES } from '#domain/preflight/finding.ts'
import { CheckForm } from './check.ts'

/** Fixes of a file for a variant as it is configured. */
export const FixForm = CheckForm.extend({
  fixes: z
    .array(z.enum(FIXES))
    .min(1)
    .max(FIXES.length)
    .describe('Fixes that the findings of the check name; they are carried out together'),
})
