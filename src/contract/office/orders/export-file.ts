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
      .describe('REFUSED: the person lost the permission meanwhile; FAILED: the file could not be made'),
    total: z.int().describe('The number of orders at the start'),
    rows: z.int().describe('The number of orders written so far'),
    byteSize: z.int(),
    startedAt: Instant,
    expiresAt: Instant.nullable().describe('It can be downloaded until then'),
  })
  .meta({ id: 'ExportFile' })

export const ExportStartAnswer = success(
  z.strictObject({ id: PrivateId.nullable().describe('Null: so few orders that the direct export is used') }),
)

export const ExportFilesAnswer = success(z.array(ExportFile))
