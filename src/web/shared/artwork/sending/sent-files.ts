import { useSyncExternalStore } from 'react'
import type { ApiClient } from '#contract/api-client.ts'
import { faceOfName } from '#domain/artwork/face-of-name.ts'
import type { FaceCode } from '#domain/print-spec/print-spec.ts'
import type { Language } from '#domain/language.ts'
import { findArtwork } from '../artwork-calls.ts'
import { isPackage } from '../file-state.ts'
import { allFiles, changeFiles, editEverywhere, editFile, filesOf, NO_FILES, onFiles } from './file-slots.ts'
import type { SentFile } from './file-slots.ts'
import { openedVersion } from './opened-version.ts'
import type { Artwork } from '../artwork-calls.ts'
import { arrivedVersion } from './upload-calls.ts'

export type Page = { readonly api: ApiClient; readonly language: Language }
/** The files of a slot: a product that is configured, a line of the cart or of an order. */
export const useSentFiles = (slot: string): readonly SentFile[] =>
  useSyncExternalStore(
    onFiles,
    () => filesOf(slot),
    () => NO_FILES,
  )

/** Asks until a version has been opened. */
export async function watch(key: string, first: Artwork, { api }: Page): Promise<void> {
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
