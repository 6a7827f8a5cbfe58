import { z } from 'zod'
import { success } from '../../envelope.ts'

/** Where a line begins: after the event of this id, when it is remembered. */
export const LiveQuery = z.strictObject({ after: z.string().max(60).optional() })

export const LiveAnswer = success(z.strictObject({ newest: z.string().describe('The id of the newest event') }))
