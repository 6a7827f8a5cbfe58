import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { PrivateId } from '#contract/envelope.ts'
import type { LinePlace } from '#domain/artwork/line-files.ts'
import { UPLOAD_POLICY } from '#domain/artwork/upload-policy.ts'
import type { Upload } from '#services/artwork/uploads/uploads.service.ts'
import { invalidFields, Refusal } from '../refusal.ts'

/** The version of the tus protocol that is spoken (https://tus.io/protocols/resumable-upload). */
const TUS_VERSION = '1.0.0'

/** What every answer says. */
export const TUS = {
  'tus-resumable': TUS_VERSION,
  'tus-version': TUS_VERSION,
  'tus-extension': 'creation,expiration,termination,checksum',
  'tus-checksum-algorithm': 'sha256',
  'tus-max-size': String(UPLOAD_POLICY.maxFileBytes),
  'cache-control': 'no-store',
} as const

/** Refuses requests of another version of the protocol with 412, as it asks for. */
export function checkVersion({ headers }: FastifyRequest): void {
  if (headers['tus-resumable'] !== TUS_VERSION) throw new Refusal('TUS_VERSION', { headers: TUS })
}

/** A header that is a whole number of bytes. */
export function bytesIn({ headers }: FastifyRequest, name: 'upload-length' | 'upload-offset'): number {
  const value = headers[name]
  if (typeof value !== 'string' || !/^\d{1,12}$/.test(value)) throw invalidFields([{ field: name, code: 'invalid' }])
  return Number(value)
}

/** What `Upload-Checksum` says of a piece, in hex: the only algorithm is SHA-256. */
export function sha256In({ headers }: FastifyRequest): string | undefined {
  const value = headers['upload-checksum']
  if (value === undefined) return undefined
  const [, encoded] = /^sha256 ([A-Za-z0-9+/]{43}=)$/.exec(String(value)) ?? []
  if (encoded === undefined) throw invalidFields([{ field: 'upload-checksum', code: 'invalid' }])
  return Buffer.from(encoded, 'base64').toString('hex')
}

/** What `Upload-Metadata` says: pairs of a key and a value in base64, separated by commas. */
function metadataIn({ headers }: FastifyRequest): ReadonlyMap<string, string> {
  const metadata = headers['upload-metadata']
  const pairs = typeof metadata === 'string' ? metadata.split(',').map((pair) => pair.trim().split(' ')) : []
  return new Map(pairs.map(([key = '', encoded = '']) => [key, Buffer.from(encoded, 'base64').toString('utf8')]))
}

/** The file's name; empty when it has none. */
export const fileNameIn = (request: FastifyRequest): string => metadataIn(request).get('filename') ?? ''

const LineMetadata = z.object({ order: PrivateId, position: z.string().regex(/^\d{1,4}$/) })

/** The line of an order that the file is for, by `order` and `position`; undefined when it is for none. */
export function lineIn(request: FastifyRequest): LinePlace | undefined {
  const metadata = metadataIn(request)
  const [order, position] = [metadata.get('order'), metadata.get('position')]
  if (order === undefined && position === undefined) return undefined
  const line = LineMetadata.safeParse({ order, position })
  if (!line.success) throw invalidFields([{ field: 'upload-metadata', code: 'invalid' }])
  return { orderId: line.data.order, position: Number(line.data.position) }
}

/** How far an upload has come. */
export const progressOf = ({ byteOffset, byteLength, expiresAt }: Upload) => ({
  ...TUS,
  'upload-offset': String(byteOffset),
  'upload-length': String(byteLength),
  'upload-expires': expiresAt.toUTCString(),
})
