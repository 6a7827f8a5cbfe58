import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Upload } from '#services/artwork/uploads/uploads.service.ts'

/** How far a file has come, as its sender sees it. */
export const presentUpload = ({ id, label, byteLength, byteOffset, expiresAt }: Upload) => ({
  id,
  name: label,
  byteLength,
  byteOffset,
  expiresAt: riyadhTimestamp(expiresAt),
})
