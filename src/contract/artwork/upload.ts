import { z } from 'zod'
import { success } from '../envelope.ts'
import { Instant } from '../instant.ts'

/** A file on its way, as its sender sees it. Bytes. */
export const UploadView = z.strictObject({
  id: z.uuid(),
  name: z.string().describe('The label it is shown by'),
  byteLength: z.int().describe('Bytes announced'),
  byteOffset: z.int().describe('Bytes received: where the next piece begins'),
  expiresAt: Instant.describe('The upload is given up when it is not complete by then'),
})
export type UploadView = z.infer<typeof UploadView>

export const UploadAnswer = success(UploadView)
