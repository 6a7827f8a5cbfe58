import { z } from 'zod'
import { EXPORT_FORMATS } from '#domain/orders/desk/export-columns.ts'
import { PrivateId, success } from '../../envelope.ts'
import { Instant } from '../../instant.ts'

/** A list of orders that is made as a file by a job. */
export const ExportFile = z
  .strictObject({
    id: PrivateId,
    format: z.enum(EXPORT_FORMATS),
    state: z
      .enum(['WAITING', 'DONE', 'REFUSED', 'FAILED', 'EXPIRED'])
      .describe('REFUSED: its person lost the right meanwhile; FAILED: it could not be made'),
    total: z.int().describe('Orders when it was begun'),
    rows: z.int().describe('Orders that are written'),
    byteSize: z.int(),
    startedAt: Instant,
    expiresAt: Instant.nullable().describe('Until then it can be fetched'),
  })
  .meta({ id: 'ExportFile' })

export const ExportStartAnswer = success(
  z.strictObject({ id: PrivateId.nullable().describe('Null: so few are answered at once by the call beside it') }),
)

export const ExportFilesAnswer = success(z.array(ExportFile))
