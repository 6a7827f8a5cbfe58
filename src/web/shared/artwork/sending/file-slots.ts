import type { FaceCode } from '#domain/print-spec/print-spec.ts'
import type { Artwork } from '../artwork-calls.ts'
import type { Progress } from './send-file.ts'

/** A file of a slot: on its way, being opened, there, or refused. */
export type SentFile = {
  readonly key: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly progress?: Progress | undefined
  /** Names it to the shop while it is on its way. */
  readonly uploadId?: string | undefined
  readonly artwork?: Artwork | undefined
  /** What was sent, while a fixed copy of it is printed from. */
  readonly original?: Artwork | undefined
  /** The side that it is, as its name says or the customer chose; null when it has all sides. */
  readonly face?: FaceCode | null | undefined
  /** The version that a line is printed from, which the shop does not find. */
  readonly missingId?: string | undefined
  /** Why it did not arrive, in words. */
  readonly problem?: string | undefined
  /** Why it did not arrive may pass: it can be sent again, and goes on where it stopped. */
  readonly maySendAgain?: boolean | undefined
}

export const NO_FILES: readonly SentFile[] = []
/** Files live as long as the document, so that sending goes on while the reader looks at other pages. */
const slots = new Map<string, readonly SentFile[]>()
const listeners = new Set<() => void>()

/** Calls the listener at every change until the returned function is called. */
export function onFiles(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const filesOf = (slot: string): readonly SentFile[] => slots.get(slot) ?? NO_FILES

export const allFiles = (): readonly SentFile[] => [...slots.values()].flat()

export function changeFiles(slot: string, next: (files: readonly SentFile[]) => readonly SentFile[]): void {
  slots.set(slot, next(filesOf(slot)))
  for (const listener of listeners) listener()
}

export const editFile = (slot: string, key: string, part: Partial<SentFile>): void =>
  changeFiles(slot, (files) => files.map((file) => (file.key === key ? { ...file, ...part } : file)))

/** Changes a file that is on its way, in every slot that shows it: a product, and the line of the cart that it became. */
export function editEverywhere(key: string, part: Partial<SentFile>): void {
  for (const [slot, files] of slots) if (files.some((file) => file.key === key)) editFile(slot, key, part)
}
