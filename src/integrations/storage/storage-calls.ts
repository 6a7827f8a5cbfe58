import { channel } from 'node:diagnostics_channel'
import { SOFTWARE } from '#domain/software.ts'

/** A call of the bucket: the command, such as PutObjectCommand, and its answer, which rejects when it failed or found nothing. */
export interface StorageCall {
  readonly name: string
  readonly answer: Promise<unknown>
}

/** Where calls of the bucket are announced. While no one listens, it costs a look at a flag. */
export const storageCalls = channel(`${SOFTWARE.id}.storage`)
