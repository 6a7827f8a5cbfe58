import type { Readable } from 'node:stream'
import type { Result } from '#domain/result.ts'

/** What may be served to anybody, and what is for the shop alone. */
export type StorageArea = 'public' | 'private'

/** Why bytes could not be stored. */
export type StorageError =
  | { readonly code: 'storage/full' }
  /** the storage does not answer, or refuses us; worth another try later */
  | { readonly code: 'storage/unavailable'; readonly reason: string }

/** Bytes in a temporary file of ours, not stored yet. */
export interface SpooledFile {
  readonly path: string
  readonly byteSize: number
  /** hex */
  readonly sha256: string
  /** Removes the temporary file; harmless when it is gone. */
  readonly discard: () => Promise<void>
}

/** A stored file as a file of this machine, for programs that want a path. */
export interface LocalFile {
  readonly path: string
  readonly release: () => Promise<void>
}

/**
 * Where files lie. A key is our own word (a hash or a UUID, with an extension if need be), never a visitor's text.
 * Reading throws StorageUnavailable when the storage does not answer.
 */
export interface FileStorage {
  /** Takes a stream into a temporary file, so that it can be judged before it is stored. Errors of the stream throw. */
  readonly spool: (source: AsyncIterable<Uint8Array>) => Promise<Result<SpooledFile, StorageError>>
  /** Keeps a spooled file under a key: all of it or nothing, on the disk when this returns. */
  readonly keep: (file: SpooledFile, area: StorageArea, key: string) => Promise<Result<void, StorageError>>
  readonly put: (area: StorageArea, key: string, bytes: Uint8Array) => Promise<Result<void, StorageError>>
  readonly read: (area: StorageArea, key: string) => Promise<Buffer | undefined>
  readonly openStream: (area: StorageArea, key: string) => Promise<Readable | undefined>
  readonly openLocal: (area: StorageArea, key: string) => Promise<LocalFile | undefined>
  readonly exists: (area: StorageArea, key: string) => Promise<boolean>
  /** How many bytes a file has, without reading them; undefined when it is not there. */
  readonly sizeOf: (area: StorageArea, key: string) => Promise<number | undefined>
  /** Removes a file; one that is not there counts as removed. */
  readonly delete: (area: StorageArea, key: string) => Promise<void>
}

/** The storage did not answer, or has no room. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}

const KEY = /^[0-9a-f]{4}[0-9a-z-]{0,80}(\.[0-9a-z]{1,8})?$/

/** The key itself when it is one of ours. Throws otherwise: a key is never made from a visitor's words. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new TypeError('not a storage key')
  return key
}
