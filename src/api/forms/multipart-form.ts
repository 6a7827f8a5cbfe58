import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#contract/inbox/special-request.ts'
import type { ProblemCode } from '#contract/problem.ts'
import type { FileError, ReceiveFile } from '#services/files/receive-file.ts'
import { Refusal } from '../refusal.ts'
import { checkBySchema } from '../validation.ts'
import { noteReturnPath } from './form-post.ts'

/** What a form may hold at most; one more of anything ends the request. */
export const FORM_LIMITS = {
  files: MAX_ATTACHMENTS,
  fileSize: MAX_ATTACHMENT_BYTES,
  fields: 30,
  fieldSize: 128 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
  parts: 40,
} as const

/** All of a form together: refused by its announced length before it is read. */
export const MAX_FORM_BYTES = MAX_ATTACHMENTS * MAX_ATTACHMENT_BYTES + 1024 * 1024

const FILE_FIELDS = new Set(['attachments', 'attachments[]'])

/** For calls that read their form themselves while it arrives. */
export const checkAllButBody: FastifySchemaCompiler<z.ZodType> = (part) =>
  part.httpPart === 'body' ? () => true : checkBySchema(part)

/**
 * Reads a form with files, each file into a temporary one while it arrives. Throws the refusal of the first thing that
 * is wrong; `files` holds what was received until then, for the caller to discard.
 */
export async function readMultipart<File>(
  request: FastifyRequest,
  receiveFile: ReceiveFile<File>,
  files: File[],
): Promise<Record<string, unknown>> {
  if (!hasFairBoundary(request.headers['content-type'])) throw new Refusal('VALIDATION')
  const fields: Record<string, unknown> = Object.create(null)
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') await addFile(part, receiveFile, files)
      else addField(request, part, fields)
    }
  } catch (error) {
    throw formRefusal(error)
  }
  return fields
}

/** The line between parts is 70 characters at most (RFC 2046); the form reader breaks on longer ones. */
const MAX_BOUNDARY = 70

function hasFairBoundary(contentType = ''): boolean {
  const [, quoted, plain] = /boundary=(?:"([^"]*)|([^;]*))/i.exec(contentType) ?? []
  return (quoted ?? plain ?? '').length <= MAX_BOUNDARY
}

function addField(request: FastifyRequest, part: MultipartValue, fields: Record<string, unknown>): void {
  const { fieldname, value } = part
  const field = fieldname.slice(0, 100)
  if (part.fieldnameTruncated) throw new Refusal('VALIDATION', { errors: [{ field, code: 'unknown_field' }] })
  if (part.valueTruncated) throw new Refusal('VALIDATION', { errors: [{ field, code: 'too_long' }] })
  if (field === 'returnTo') return noteReturnPath(request, value)
  // A field given twice is a list, which no schema here takes.
  fields[field] = fields[field] === undefined ? value : [fields[field], value].flat()
}

async function addFile<File>(
  { fieldname, filename, file }: MultipartFile,
  receiveFile: ReceiveFile<File>,
  files: File[],
): Promise<void> {
  if (!FILE_FIELDS.has(fieldname)) {
    throw new Refusal('VALIDATION', { errors: [{ field: fieldname.slice(0, 100), code: 'unknown_field' }] })
  }
  const received = await receiveFile(filename, file)
  if (received.ok) files.push(received.value)
  // A browser sends a file field that was left empty as a file without name and content.
  else if (received.error.code !== 'file/empty' || filename !== '') throw fileRefusal(received.error, files.length)
}

const FILE_PROBLEMS = {
  'file/empty': 'FILE_TYPE',
  'file/type': 'FILE_TYPE',
  'file/too-large': 'FILE_TOO_LARGE',
  'file/busy': 'UNAVAILABLE',
  'storage/full': 'STORAGE_FULL',
  'storage/unavailable': 'UNAVAILABLE',
} as const satisfies Record<FileError['code'], ProblemCode>

/** A file that was not taken, as the problem it is answered with; when the file is to blame, its place is named. */
export function fileRefusal({ code }: FileError, index?: number): Refusal {
  const problem = FILE_PROBLEMS[code]
  if (code === 'file/busy') return new Refusal(problem, { headers: { 'retry-after': '10' } })
  if (index === undefined || (problem !== 'FILE_TYPE' && problem !== 'FILE_TOO_LARGE')) return new Refusal(problem)
  const fault = problem === 'FILE_TYPE' ? 'invalid' : 'too_big'
  return new Refusal(problem, { errors: [{ field: `attachments.${index}`, code: fault }] })
}

const LIMIT_PROBLEMS: Readonly<Record<string, ProblemCode>> = {
  FST_FILES_LIMIT: 'TOO_MANY_FILES',
  FST_PARTS_LIMIT: 'BODY_TOO_LARGE',
  FST_FIELDS_LIMIT: 'BODY_TOO_LARGE',
}

/** What the form reader complains about; its messages are all it says. */
const MALFORMED = /multipart|part header|terminated early|boundary|header|premature|aborted|prototype|not a valid json/i

function formRefusal(error: unknown): unknown {
  if (error instanceof Refusal || !(error instanceof Error)) return error
  const limit = LIMIT_PROBLEMS['code' in error ? String(error.code) : '']
  if (limit) return new Refusal(limit)
  return MALFORMED.test(error.message) ? new Refusal('VALIDATION') : error
}
