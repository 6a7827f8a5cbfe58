import { SOFTWARE } from '#domain/software.ts'
import { createReadStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { IMMUTABLE } from '#domain/http/cache-lifetimes.ts'
import { IMAGE_MEDIA_TYPES } from '#domain/images/image-widths.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { checkedKey, StorageUnavailable } from './file-storage.ts'
import type { FileStorage, StorageArea, StorageError } from './file-storage.ts'
import { spool, sweepSpool } from './spool.ts'
import { storageCalls } from './storage-calls.ts'
import type { StorageCall } from './storage-calls.ts'

export interface S3StorageOptions {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

type Upload = { readonly body: Readable | Uint8Array; readonly byteSize: number }

/** Files in a bucket of an S3-compatible service, as `<area>/<key>`. Only `public/` may be read without a signature, where a CDN does. */
export function createS3Storage(options: S3StorageOptions, reserveBytes: number): FileStorage {
  const client = openClient(options)
  const spoolFolder = join(tmpdir(), `${SOFTWARE.id}-incoming`)
  const place = (area: StorageArea, key: string) => ({ Bucket: options.bucket, Key: `${area}/${checkedKey(key)}` })
  const take: FileStorage['spool'] = (source) => spool(source, spoolFolder, reserveBytes)
  void sweepSpool(spoolFolder, Date.now())

  const upload = (area: StorageArea, key: string, { body, byteSize }: Upload): Promise<Result<void, StorageError>> =>
    client
      .send(new PutObjectCommand({ ...place(area, key), ...headersOf(area, key), Body: body, ContentLength: byteSize }))
      .then(
        () => ok(undefined),
        (error: unknown) => err(refusalOf(error)),
      )
  const openStream: FileStorage['openStream'] = async (area, key) => {
    const found = await unlessMissing(client.send(new GetObjectCommand(place(area, key))))
    return found?.Body instanceof Readable ? found.Body : undefined
  }
  return {
    spool: take,
    keep: async (file, area, key) => {
      const stored = await upload(area, key, { body: createReadStream(file.path), byteSize: file.byteSize })
      await file.discard()
      return stored
    },
    put: (area, key, bytes) => upload(area, key, { body: bytes, byteSize: bytes.byteLength }),
    read: async (area, key) => {
      const stream = await openStream(area, key)
      return stream && Buffer.concat(await stream.toArray())
    },
    openStream,
    openLocal: async (area, key) => {
      const stream = await openStream(area, key)
      if (!stream) return undefined
      const copy = await take(stream)
      if (!copy.ok) throw new StorageUnavailable('no space for a copy')
      return { path: copy.value.path, release: copy.value.discard }
    },
    exists: async (area, key) =>
      (await unlessMissing(client.send(new HeadObjectCommand(place(area, key))))) !== undefined,
    sizeOf: async (area, key) =>
      (await unlessMissing(client.send(new HeadObjectCommand(place(area, key)))))?.ContentLength,
    delete: async (area, key) => {
      await unlessMissing(client.send(new DeleteObjectCommand(place(area, key))))
    },
  }
}

const MEDIA_TYPES: Readonly<Record<string, string>> = IMAGE_MEDIA_TYPES

/** What a bucket says of a public picture to a CDN that reads it there; a key names its bytes, which never change. */
function headersOf(area: StorageArea, key: string) {
  const type = area === 'public' ? MEDIA_TYPES[extname(key).slice(1)] : undefined
  return type && { ContentType: type, CacheControl: IMMUTABLE }
}

function openClient({ endpoint, region, accessKeyId, secretAccessKey }: S3StorageOptions): S3Client {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Other services than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2_000, socketTimeout: 10_000 },
  })
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        const answer = next(args)
        if (storageCalls.hasSubscribers) storageCalls.publish({ name: commandName ?? '', answer } satisfies StorageCall)
        return answer
      },
    { step: 'initialize', name: 'observed' },
  )
  return client
}

async function unlessMissing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw new StorageUnavailable(reasonOf(error), { cause: error })
  }
}

const statusOf = (error: unknown): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0

const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

/** MinIO and Ceph say a full disk or a used-up quota by 507 or by these names. */
function refusalOf(error: unknown): StorageError {
  const isFull = statusOf(error) === 507 || /StorageFull|QuotaExceeded/.test(reasonOf(error))
  return isFull ? { code: 'storage/full' } : { code: 'storage/unavailable', reason: reasonOf(error) }
}
