import { createStorage } from '#integrations/storage/create-storage.ts'
import type { StorageOptions } from '#integrations/storage/create-storage.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'

/** The storage of the shop's files, without the processes that open pictures. */
export const openShopFiles = (options: StorageOptions): Promise<FileStorage> => createStorage(options)
