import { createStorage } from '#integrations/storage/create-storage.ts'
import type { StorageOptions } from '#integrations/storage/create-storage.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { MediaWorkers } from '#integrations/media/media-workers.ts'

/** Where files lie, and the processes that open them. */
export interface PictureStore {
  readonly storage: FileStorage
  readonly media: MediaWorkers
  readonly close: () => Promise<void>
}

export interface PictureStoreOptions {
  readonly storage: StorageOptions
  /** Processes that open pictures, at most. */
  readonly workers: number
  /** Called when a folder of private files could not be closed to other users of the machine. */
  readonly onOpenFolder?: ((folder: string, error: unknown) => void) | undefined
}

/** Opens the store of pictures and uploads: one per process. Starts no process until a picture is opened. */
export async function openPictureStore({ storage, workers, onOpenFolder }: PictureStoreOptions): Promise<PictureStore> {
  const media = new MediaWorkers({ workers })
  return { storage: await createStorage(storage, onOpenFolder), media, close: () => media.close() }
}
