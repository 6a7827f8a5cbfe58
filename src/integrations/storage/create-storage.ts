import { createDiskStorage, type DiskStorageOptions } from './disk-storage.ts'
import type { FileStorage } from './file-storage.ts'

/** Where files are stored: a folder of this machine, or a bucket. */
export type StorageOptions =
  | { readonly kind: 'disk'; readonly folder: string }
  | {
      readonly kind: 's3'
      readonly endpoint: string
      readonly bucket: string
      readonly region: string
      readonly accessKeyId: string
      readonly secretAccessKey: string
    }

/** Free space that uploads leave to the database. */
const RESERVE_BYTES = 256 * 1024 * 1024

/** The storage the shop is configured for. The S3 client is loaded only when it is used. */
export async function createStorage(
  options: StorageOptions,
  onOpenFolder?: DiskStorageOptions['onOpenFolder'],
): Promise<FileStorage> {
  if (options.kind === 'disk')
    return createDiskStorage({ folder: options.folder, reserveBytes: RESERVE_BYTES, onOpenFolder })
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage(options, RESERVE_BYTES)
}
