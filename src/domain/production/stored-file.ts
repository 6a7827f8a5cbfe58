import type { FaceCode } from '../print-spec/print-spec.ts'

/** A file that a line is printed from: its place in the storage, null once its bytes were deleted, and its length in bytes. */
export type PrintFile = {
  readonly storageKey: string | null
  readonly byteLength: number
  /** null: it has all faces. */
  readonly face: FaceCode | null
}

/** A file of a line that the storage does not have, or has in another length; its place in the line from 1. */
export type StoredFileProblem = {
  readonly problem: 'MISSING' | 'CHANGED'
  readonly file: number
  readonly face: FaceCode | null
}

/** The lengths that the storage has files in, by their keys; undefined for those that it does not have. */
export type StoredSizes = ReadonlyMap<string, number | undefined>

/** The first file of a line, in their order, that nothing can be printed from. */
export function storedFileProblem(files: readonly PrintFile[], sizes: StoredSizes): StoredFileProblem | undefined {
  for (const [index, { storageKey, byteLength, face }] of files.entries()) {
    const size = storageKey === null ? undefined : sizes.get(storageKey)
    if (size !== byteLength) return { problem: size === undefined ? 'MISSING' : 'CHANGED', file: index + 1, face }
  }
  return undefined
}
