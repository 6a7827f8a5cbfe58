import type { LinePlace } from '#domain/artwork/line-files.ts'
import { persistedValue } from '#ui/browser-storage/persisted-value.ts'

/** An incomplete upload, which continues when the same file is chosen again. */
export type UploadRecord = {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly lastModified: number
  /** The line of an order that it joins when it has arrived. */
  readonly line?: LinePlace | undefined
  /** When the shop discards it, in ms since 1970. */
  readonly until: number
}

const uploads = persistedValue<readonly UploadRecord[]>({
  key: 'uploads',
  version: 2,
  empty: [],
  // Those of version 1 may be for a line that they do not name.
  read: (data, version) => (version < 2 ? [] : Array.isArray(data) ? data.filter(isRecord) : undefined),
})

const isRecord = (each: Partial<UploadRecord> | null): each is UploadRecord =>
  typeof each?.id === 'string' && typeof each.name === 'string' && typeof each.until === 'number'

type Known = Pick<File, 'name' | 'size' | 'lastModified'>

const isOf = (upload: UploadRecord, { name, size, lastModified }: Known): boolean =>
  upload.name === name && upload.size === size && upload.lastModified === lastModified

const isSameLine = (one: LinePlace, other: LinePlace | undefined): boolean =>
  one.orderId === other?.orderId && one.position === other.position

/**
 * Uploads of this browser that did not arrive and can go on for a line, or for what is no line of an order. One for another line
 * cannot, because it joins that line; one for no line can, because the line that it goes on for names it.
 */
export const unfinishedUploads = (line?: LinePlace): readonly UploadRecord[] =>
  uploads.get().filter((each) => each.until > Date.now() && (!each.line || isSameLine(each.line, line)))

/** The upload that a file began before, for the line itself rather than for none. */
export function findUploadRecord(file: Known, line?: LinePlace): UploadRecord | undefined {
  const ofFile = unfinishedUploads(line).filter((upload) => isOf(upload, file))
  return ofFile.find((upload) => upload.line) ?? ofFile[0]
}

type Begun = { readonly id: string; readonly until: number; readonly line?: LinePlace | undefined }

/** Saves the record of an upload in this browser, in the place of an earlier one of it, and removes those that expired. */
export const saveUploadRecord = ({ name, size, lastModified }: Known, { id, until, line }: Begun): void =>
  void uploads.change((all) => [
    ...all.filter((each) => each.id !== id && each.until > Date.now()),
    { id, name, size, lastModified, line, until },
  ])

/** Removes the record of an upload that is complete, cancelled or gone. */
export const removeUploadRecord = (id: string): void =>
  void uploads.change((all) => all.filter((each) => each.id !== id))
