import type { LinePlace } from '#domain/artwork/line-files.ts'
import { persistedValue } from '#ui/browser-storage/persisted-value.ts'

/** An upload that has not arrived whole, by which the same file goes on when it is chosen again. */
export type RememberedUpload = {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly lastModified: number
  /** The line of an order that it joins when it has arrived. */
  readonly line?: LinePlace | undefined
  /** When the shop gives it up, in ms. */
  readonly until: number
}

const uploads = persistedValue<readonly RememberedUpload[]>({
  key: 'uploads',
  version: 2,
  empty: [],
  // Those of version 1 may be for a line that they do not name.
  read: (data, version) => (version < 2 ? [] : Array.isArray(data) ? data.filter(isRemembered) : undefined),
})

const isRemembered = (each: Partial<RememberedUpload> | null): each is RememberedUpload =>
  typeof each?.id === 'string' && typeof each.name === 'string' && typeof each.until === 'number'

type Known = Pick<File, 'name' | 'size' | 'lastModified'>

const isOf = (upload: RememberedUpload, { name, size, lastModified }: Known): boolean =>
  upload.name === name && upload.size === size && upload.lastModified === lastModified

const isSameLine = (one: LinePlace, other: LinePlace | undefined): boolean =>
  one.orderId === other?.orderId && one.position === other.position

/**
 * Uploads of this browser that did not arrive and can go on for a line, or for what is no line of an order. One for another line
 * cannot, because it joins that line; one for no line can, because the line that it goes on for names it.
 */
export const unfinishedUploads = (line?: LinePlace): readonly RememberedUpload[] =>
  uploads.get().filter((each) => each.until > Date.now() && (!each.line || isSameLine(each.line, line)))

/** The upload that a file began before, for the line itself rather than for none. */
export function rememberedUpload(file: Known, line?: LinePlace): RememberedUpload | undefined {
  const ofFile = unfinishedUploads(line).filter((upload) => isOf(upload, file))
  return ofFile.find((upload) => upload.line) ?? ofFile[0]
}

type Begun = { readonly id: string; readonly until: number; readonly line?: LinePlace | undefined }

export const rememberUpload = ({ name, size, lastModified }: Known, { id, until, line }: Begun): void =>
  void uploads.change((all) => [
    ...all.filter((each) => each.id !== id && each.until > Date.now()),
    { id, name, size, lastModified, line, until },
  ])

export const forgetUpload = (id: string): void => void uploads.change((all) => all.filter((each) => each.id !== id))
