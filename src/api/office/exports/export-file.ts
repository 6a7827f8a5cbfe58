import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ProblemAnswer } from '#contract/envelope.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import type { ExportFormat } from '#domain/orders/desk/export-columns.ts'
import { err } from '#domain/result.ts'
import type { ExportedList, MadeFile } from '#services/exports/list-exports.service.ts'
import { Refusal } from '../../refusal.ts'

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const file = { schema: z.string().meta({ format: 'binary' }) }

/** The schema of a call that answers a list as a file. */
export const exportSchema = (tag: string, summary: string) => ({
  tags: [tag],
  summary,
  response: {
    200: { description: 'The file', content: { 'text/csv': file, [TYPES.xlsx]: file } },
    default: ProblemAnswer,
  },
})

/** The query of a list, as the activity shows it. */
export const queryOf = ({ url }: FastifyRequest): string => new URL(url, 'http://office').search.slice(1, 1_000)

/** Headers of a file with the name of its list and the day. */
export const fileHeaders = (list: ExportedList, format: ExportFormat) => ({
  'content-type': TYPES[format],
  'content-disposition': `attachment; filename="${list}-${riyadhDate(new Date())}.${format}"`,
  'x-content-type-options': 'nosniff',
})

/** Sends a file under the name of its list and the day; says when it has more rows than a workbook holds. */
export function sendFile(reply: FastifyReply, made: MadeFile, list: ExportedList, format: ExportFormat) {
  if (!made.ok) return err(new Refusal('WORKBOOK_TOO_LARGE'))
  return reply
    .headers(fileHeaders(list, format))
    .send(made.value instanceof Readable ? made.value : Readable.from(made.value))
}
