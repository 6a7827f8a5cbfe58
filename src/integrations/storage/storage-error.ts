import type { StorageError } from './file-storage.ts'

/** No space, no quota, or a disk that cannot write. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EFBIG', 'EROFS'])

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** The failure of a disk as data. Anything else (a bug, a visitor who went away) is thrown again. */
export function storageErrorOf(error: unknown): StorageError {
  if (FULL.has(codeOf(error))) return { code: 'storage/full' }
  throw error
}

/** Whether a file simply is not there. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT'
