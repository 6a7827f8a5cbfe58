import { z } from 'zod'
import { success } from '../envelope.ts'
import { Instant } from '../instant.ts'

/** A file on its way, as its sender sees it. Bytes. */
export const UploadView = z.strictObject({
  id: z.uuid(),
  name: z.string().describe('The display name'),
  byteLength: z.int().describe('Bytes announced'),
  byteOffset: z.int().describe('Bytes received: where the next piece begins'),
  expiresAt: Instant.describe('An incomplete upload is deleted then'),
})
export type UploadView = z.infer<typeof UploadView>

export const UploadAnswer = success(UploadView)
