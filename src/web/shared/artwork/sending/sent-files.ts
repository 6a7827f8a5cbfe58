import { useSyncExternalStore } from 'react'
import { isApiFailure } from '#ui/api-failure.ts'
import type { ApiClient } from '#contract/api-client.ts'
import { faceOfName } from '#domain/artwork/face-of-name.ts'
import type { LinePlace } from '#domain/artwork/line-files.ts'
import type { FaceCode } from '#domain/print-spec/print-spec.ts'
import type { Language } from '#domain/language.ts'
import { findArtwork } from '../artwork-calls.ts'
import { isPackage } from '../file-state.ts'
import { allFiles, changeFiles, editEverywhere, editFile, filesOf, NO_FILES, onFiles } from './file-slots.ts'
import type { SentFile } from './file-slots.ts'
import { openedVersion } from './opened-version.ts'
import type { Artwork } from '../artwork-calls.ts'
import { arrivedVersion, cancelUpload, sendFile } from './send-file.ts'
import type { Progress } from './send-file.ts'

type Page = { readonly api: ApiClient; readonly language: Language }
type Task = { readonly file: File; readonly stop: AbortController; readonly line?: LinePlace | undefined }
/** What files are sent for: a line of an order, and the side that they are where their names say none. */
type Purpose = { readonly line?: LinePlace | undefined; readonly face?: FaceCode | null | undefined }

const tasks = new Map<string, Task>()
/** Files that did not arrive for a reason that may pass. */
const unsent = new Map<string, Omit<Task, 'stop'>>()

/** The files of a slot: a product that is configured, a line of the cart or of an order. */
export const useSentFiles = (slot: string): readonly SentFile[] =>
  useSyncExternalStore(
    onFiles,
    () => filesOf(slot),
    () => NO_FILES,
  )

/** Sends files one after the other, each until it has been looked at. */
export async function sendFiles(
  slot: string,
  files: readonly File[],
  page: Page,
  { line, face = null }: Purpose = {},
): Promise<void> {
  const begun = files.map((file) => ({ file, line, key: crypto.randomUUID(), stop: new AbortController() }))
  changeFiles(slot, (all) => [
    ...all,
    ...begun.map(({ file, key }) => ({ key, name: file.name, size: file.size, face: faceOfName(file.name) ?? face })),
  ])
  for (const { key, ...task } of begun) tasks.set(key, task)
  for (const { key, ...task } of begun) {
    if (!task.stop.signal.aborted) await sendOne(key, task, page)
  }
}

async function sendOne(key: string, { file, line, stop }: Task, page: Page): Promise<void> {
  try {
    const onProgress = (progress: Progress) => editEverywhere(key, { progress })
    const onBegun = (uploadId: string) => editEverywhere(key, { uploadId })
    const options = { language: page.language, line, onProgress, onBegun, signal: stop.signal }
    const artwork = await sendFile(file, options)
    tasks.delete(key)
    // From here on it has the name that the shop gave it, without marks that turn text round.
    editEverywhere(key, { artwork, name: artwork.name, progress: undefined })
    void watch(key, artwork, page)
  } catch (failure) {
    tasks.delete(key)
    if (stop.signal.aborted) return
    const problem = isApiFailure(failure) ? failure.message : String(failure)
    const maySendAgain = isApiFailure(failure) && failure.status >= 500
    if (maySendAgain) unsent.set(key, { file, line })
    editEverywhere(key, { progress: undefined, uploadId: undefined, problem, maySendAgain })
  }
}

/** Sends a file that did not arrive once more: what arrived of it counts. */
export async function sendAgain(key: string, page: Page): Promise<void> {
  const again = unsent.get(key)
  if (!again) return
  unsent.delete(key)
  const task = { ...again, stop: new AbortController() }
  tasks.set(key, task)
  editEverywhere(key, { problem: undefined, maySendAgain: undefined })
  await sendOne(key, task, page)
}

/** Asks until a version has been opened. */
async function watch(key: string, first: Artwork, { api }: Page): Promise<void> {
  await openedVersion(api, first, { persists: true, onAnswer: (artwork) => editEverywhere(key, { artwork }) })
}

/**
 * Shows versions that were sent earlier. One that is not found stays, and is said: only its customer takes it away. Throws, and
 * shows none, when one could not be read: what is printed must not change because a network was away.
 */
export const showVersions = (
  slot: string,
  ids: readonly string[],
  faces: readonly (FaceCode | null)[],
  page: Page,
): Promise<void> => showThese(slot, { ids, faces, keeps: () => true }, page)

type Match = {
  readonly ids: readonly string[]
  readonly faces: readonly (FaceCode | null)[]
  readonly keeps: (file: SentFile) => boolean
}

/** All in one step: between two of them the line would look as if it had no file, and be stored like that. */
async function showThese(slot: string, { ids, faces, keeps }: Match, page: Page): Promise<void> {
  const known = new Set(filesOf(slot).map(({ artwork }) => artwork?.id))
  const unread = ids.filter((id) => !known.has(id))
  const added = await readVersions(unread, (id) => faces[ids.indexOf(id)] ?? null, page)
  changeFiles(slot, (all) => {
    const visible = new Set(all.flatMap(({ uploadId }) => uploadId ?? []))
    // What this document is sending has its row already, also when its line has it before the answer is here.
    const missing = added.filter(({ artwork }) => !artwork || !visible.has(artwork.fileId))
    return [...all.filter((file) => !unread.includes(file.key) && keeps(file)), ...missing]
  })
  for (const { key, artwork } of added) if (artwork) void watch(key, artwork, page)
}

const readVersions = (
  ids: readonly string[],
  face: (id: string) => FaceCode | null,
  { api }: Page,
): Promise<readonly SentFile[]> =>
  Promise.all(
    ids.map(async (key): Promise<SentFile> => {
      const artwork = await findArtwork(api, key)
      if (!artwork) return { key, name: '', size: 0, face: face(key), missingId: key }
      const original = await readOriginal(api, artwork)
      return { key, name: artwork.name, size: artwork.byteLength, face: face(key), artwork, original }
    }),
  )

/** What a fixed copy was made from, to be compared with it and taken back; undefined when it is no copy or that is gone. */
const readOriginal = async (api: ApiClient, { fixedFrom }: Artwork): Promise<Artwork | undefined> =>
  fixedFrom === null ? undefined : findArtwork(api, fixedFrom)

/** Adds a version that was sent for something else. */
export function showArtwork(slot: string, artwork: Artwork, page: Page): void {
  const { id: key, name, byteLength: size } = artwork
  changeFiles(slot, (all) => [...all.filter((file) => file.key !== key), { key, name, size, artwork }])
  void watch(key, artwork, page)
  void readOriginal(page.api, artwork).then(
    (original) => original && editFile(slot, key, { original }),
    () => undefined,
  )
}

/** Puts files that were taken out of a package in the place of the package. */
export function replaceByFiles(slot: string, key: string, artworks: readonly Artwork[], page: Page): void {
  const added = artworks.map((artwork) => ({
    key: artwork.id,
    name: artwork.name,
    size: artwork.byteLength,
    face: faceOfName(artwork.name),
    artwork,
  }))
  const keys = new Set(added.map((each) => each.key))
  changeFiles(slot, (all) => all.flatMap((file) => (file.key === key ? added : keys.has(file.key) ? [] : [file])))
  for (const { key: name, artwork } of added) void watch(name, artwork, page)
}

/** Shows a version as the shop has it now, in every slot that has it. */
export function showChanged(artwork: Artwork): void {
  for (const { key, artwork: displayed } of allFiles())
    if (displayed?.id === artwork.id) editEverywhere(key, { artwork })
}

/** Shows exactly these versions, as another tab or the shop has them now; what is on its way stays, as do packages. */
export const matchVersions = (
  slot: string,
  ids: readonly string[],
  faces: readonly (FaceCode | null)[],
  page: Page,
): Promise<void> => {
  const keeps = ({ artwork, missingId }: SentFile): boolean => {
    const id = artwork?.id ?? missingId
    return id === undefined || ids.includes(id) || (artwork !== undefined && isPackage(artwork))
  }
  return showThese(slot, { ids, faces, keeps }, page)
}

/**
 * Shows uploads that began for another slot of this document, or whatever they have become since; one that stands still
 * goes on when its file is chosen again.
 */
export async function showUploads(slot: string, uploadIds: readonly string[], page: Page): Promise<void> {
  for (const id of uploadIds) {
    const sending = allFiles().find(({ uploadId }) => uploadId === id)
    if (sending) changeFiles(slot, (all) => [...all.filter(({ key }) => key !== sending.key), sending])
    else {
      const artwork = await arrivedVersion(id, page.language)
      if (!artwork) continue
      await showVersions(slot, [artwork.id], [], page)
      editFile(slot, artwork.id, { uploadId: id })
    }
  }
}

/** Says which side a file is; null: it has all sides. */
export const nameSide = (slot: string, key: string, face: FaceCode | null): void => editFile(slot, key, { face })

/** Prints from a fixed copy of a file, or from the file itself again. */
export const printFrom = (slot: string, key: string, part: Pick<SentFile, 'artwork' | 'original'>): void =>
  editFile(slot, key, part)

/** Takes a file out of its slot; one on its way is given up. Answers how it is put back, when it was there. */
export function removeFile(slot: string, key: string, language: Language): (() => void) | undefined {
  const task = tasks.get(key)
  const place = filesOf(slot).findIndex((file) => file.key === key)
  const file = filesOf(slot)[place]
  task?.stop.abort()
  tasks.delete(key)
  changeFiles(slot, (all) => all.filter((file) => file.key !== key))
  if (task) void cancelUpload(task.file, language).catch(() => undefined)
  if (task || !file?.artwork) return undefined
  return () => changeFiles(slot, (all) => all.filter((each) => each.key !== key).toSpliced(place, 0, file))
}
