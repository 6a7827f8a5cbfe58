import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '#domain/result.ts'
import type { MediaWorkers } from '#integrations/media/media-workers.ts'
import type { FileStorage, SpooledFile, StorageError } from '#integrations/storage/file-storage.ts'
import { fileLabel } from './file-label.ts'

/** A visitor's file that we know the kind of, in a temporary file until the request is stored. */
export type ReceivedFile = {
  readonly spooled: SpooledFile
  readonly storageKey: string
  readonly label: string
  readonly mediaType: string
}

export type FileError =
  | StorageError
  | { readonly code: 'file/empty' }
  | { readonly code: 'file/type' }
  | { readonly code: 'file/too-large' }
  | { readonly code: 'file/busy' }

/** A stream that knows whether it was cut off at the limit. */
export type IncomingFile = AsyncIterable<Uint8Array> & { readonly truncated?: boolean }

/**
 * Takes one file of a form and judges it by its content. Nothing is left behind when it is refused; otherwise the
 * caller keeps or discards it. Errors of the stream throw.
 */
export async function receiveFile(
  { storage, media }: { readonly storage: FileStorage; readonly media: MediaWorkers },
  name: string,
  stream: IncomingFile,
): Promise<Result<ReceivedFile, FileError>> {
  const spooled = await storage.spool(stream)
  if (!spooled.ok) return spooled
  const refuse = async (error: FileError): Promise<Result<never, FileError>> => {
    await spooled.value.discard()
    return err(error)
  }
  if (stream.truncated) return refuse({ code: 'file/too-large' })
  if (spooled.value.byteSize === 0) return refuse({ code: 'file/empty' })

  const type = await media.run({ kind: 'upload-type', path: spooled.value.path })
  if (!type.ok) return refuse({ code: type.error.code === 'media/busy' ? 'file/busy' : 'file/type' })
  const { mediaType, extensions } = type.value
  return ok({ spooled: spooled.value, storageKey: randomUUID(), label: fileLabel(name, extensions), mediaType })
}
