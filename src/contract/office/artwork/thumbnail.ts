import { z } from 'zod'
import { PrivateId } from '../../envelope.ts'

/** The line of an order that a thumbnail is of: the same file may be printed on shirts of two colours. */
export const ThumbnailLine = z.int().min(1).describe('The line whose colour and finishes it shows')

/** The version whose small picture shows what a line is printed from. */
export const Thumbnail = z
  .strictObject({ version: PrivateId, line: ThumbnailLine })
  .nullable()
  .describe('The version whose thumbnail shows what is printed')
