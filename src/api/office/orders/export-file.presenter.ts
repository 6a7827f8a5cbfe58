import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { ExportRow } from '#services/exports/export-files.service.ts'

/** A file of a long list, as who began it sees it. */
export const presentExport = ({
  byte_size: byteSize,
  created_at: startedAt,
  expires_at: until,
  ...row
}: ExportRow) => ({
  id: row.id,
  format: row.format,
  state: row.state,
  total: row.total,
  rows: row.rows,
  byteSize,
  startedAt: riyadhTimestamp(startedAt),
  expiresAt: until && riyadhTimestamp(until),
})
