import { z } from 'zod'
import { JOB_CODE } from '#domain/production/job-code.ts'
import { requiredText } from '../../inbox/form-field.ts'

/** The code of a job as people say it: order, line and, of further parts, part. */
export const JobCode = z.string().regex(JOB_CODE).describe('10428-1, or 10428-1-2 for a part of a line')

export const StationId = z.int().min(1).max(2_147_483_647)

export const Pieces = z.int().min(0).max(10_000_000)

/** Why something stands still or is printed again. */
export const WorkReason = requiredText({ maxLength: 300, multiline: true }, 'required')
