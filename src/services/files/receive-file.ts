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

/** Receives a file of a form while it arrives, under the name that its sender gave it. */
export type ReceiveFile<File = ReceivedFile> = (name: string, stream: IncomingFile) => Promise<Result<File, FileError>>

export interface FileReceiverParts {
  readonly storage: FileStorage
  readonly media: MediaWorkers
}

/**
 * Receives files of forms, each judged by its content: one of these media types, where they are given, or any that the shop
 * knows. Nothing is left behind of a refused file; otherwise the caller stores or discards it. Errors of the stream throw.
 */
export function createFileReceiver(parts: FileReceiverParts, mediaTypes?: ReadonlySet<string>): ReceiveFile {
  return (name, stream) => receiveFile(parts, { name, stream, mediaTypes })
}

type Incoming = {
  readonly name: string
  readonly stream: IncomingFile
  readonly mediaTypes: ReadonlySet<string> | undefined
}

async function receiveFile(
  { storage, media }: FileReceiverParts,
  { name, stream, mediaTypes }: Incoming,
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
  if (mediaTypes && !mediaTypes.has(mediaType)) return refuse({ code: 'file/type' })
  return ok({ spooled: spooled.value, storageKey: randomUUID(), label: fileLabel(name, extensions), mediaType })
}
