import type { FastifyRequest } from 'fastify'
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

/** The file's name out of `Upload-Metadata`: pairs of a key and a value in base64, separated by commas. */
export function fileNameIn({ headers }: FastifyRequest): string {
  const metadata = headers['upload-metadata']
  const pairs = typeof metadata === 'string' ? metadata.split(',').map((pair) => pair.trim().split(' ')) : []
  const [, encoded = ''] = pairs.find(([key]) => key === 'filename') ?? []
  return Buffer.from(encoded, 'base64').toString('utf8')
}

/** How far an upload has come. */
export const progressOf = ({ byteOffset, byteLength, expiresAt }: Upload) => ({
  ...TUS,
  'upload-offset': String(byteOffset),
  'upload-length': String(byteLength),
  'upload-expires': expiresAt.toUTCString(),
})
