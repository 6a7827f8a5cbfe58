import { persistedValue } from '#ui/browser-storage/persisted-value.ts'

/** An upload that has not arrived whole, by which the same file goes on when it is chosen again. */
export type RememberedUpload = {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly lastModified: number
  /** When the shop gives it up, in ms. */
  readonly until: number
}

const uploads = persistedValue<readonly RememberedUpload[]>({
  key: 'uploads',
  version: 1,
  empty: [],
  read: (data) => (Array.isArray(data) ? data.filter(isRemembered) : undefined),
})

const isRemembered = (each: Partial<RememberedUpload> | null): each is RememberedUpload =>
  typeof each?.id === 'string' && typeof each.name === 'string' && typeof each.until === 'number'

type Known = Pick<File, 'name' | 'size' | 'lastModified'>

const isOf = (upload: RememberedUpload, { name, size, lastModified }: Known): boolean =>
  upload.name === name && upload.size === size && upload.lastModified === lastModified

/** Uploads of this browser that did not arrive and can go on. */
export const unfinishedUploads = (): readonly RememberedUpload[] =>
  uploads.get().filter(({ until }) => until > Date.now())

/** The upload that a file began before. */
export const rememberedUpload = (file: Known): RememberedUpload | undefined =>
  unfinishedUploads().find((upload) => isOf(upload, file))

export const rememberUpload = ({ name, size, lastModified }: Known, id: string, until: number): void =>
  void uploads.change((all) => [
    ...all.filter((each) => each.id !== id && each.until > Date.now()),
    { id, name, size, lastModified, until },
  ])

export const forgetUpload = (id: string): void => void uploads.change((all) => all.filter((each) => each.id !== id))
