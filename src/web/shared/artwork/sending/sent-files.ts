import { useSyncExternalStore } from 'react'
import { isApiFailure } from '#ui/api-failure.ts'
import type { ApiClient } from '#contract/api-client.ts'
import { faceOfName } from '#domain/artwork/face-of-name.ts'
import type { FaceCode } from '#domain/print-spec/print-spec.ts'
import type { Language } from '#domain/language.ts'
import { readArtwork } from '../artwork-calls.ts'
import { openedVersion } from './opened-version.ts'
import type { Artwork } from '../artwork-calls.ts'
import { arrivedVersion, cancelUpload, sendFile } from './send-file.ts'
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
  /** Why it did not arrive, in words. */
  readonly problem?: string | undefined
}

type Page = { readonly api: ApiClient; readonly language: Language }
type Task = { readonly file: File; readonly stop: AbortController }

const NONE: readonly SentFile[] = []
/** Files live as long as the document, so that sending goes on while the reader looks at other pages. */
const slots = new Map<string, readonly SentFile[]>()
const tasks = new Map<string, Task>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The files of a slot: a product that is configured, a line of the cart or of an order. */
export const useSentFiles = (slot: string): readonly SentFile[] =>
  useSyncExternalStore(
    subscribe,
    () => slots.get(slot) ?? NONE,
    () => NONE,
  )

function change(slot: string, next: (files: readonly SentFile[]) => readonly SentFile[]): void {
  slots.set(slot, next(slots.get(slot) ?? NONE))
  for (const listener of listeners) listener()
}

const edit = (slot: string, key: string, part: Partial<SentFile>): void =>
  change(slot, (files) => files.map((file) => (file.key === key ? { ...file, ...part } : file)))

/** Changes a file that is on its way, in every slot that shows it: a product, and the line of the cart that it became. */
function editEverywhere(key: string, part: Partial<SentFile>): void {
  for (const [slot, files] of slots) if (files.some((file) => file.key === key)) edit(slot, key, part)
}

/** Sends files one after the other, each until it has been looked at. */
export async function sendFiles(slot: string, files: readonly File[], page: Page): Promise<void> {
  const begun = files.map((file) => ({ file, key: crypto.randomUUID(), stop: new AbortController() }))
  change(slot, (all) => [
    ...all,
    ...begun.map(({ file, key }) => ({ key, name: file.name, size: file.size, face: faceOfName(file.name) })),
  ])
  for (const { key, ...task } of begun) tasks.set(key, task)
  for (const { key, file, stop } of begun) {
    if (!stop.signal.aborted) await sendOne(key, { file, stop }, page)
  }
}

async function sendOne(key: string, { file, stop }: Task, page: Page): Promise<void> {
  try {
    const onProgress = (progress: Progress) => editEverywhere(key, { progress })
    const onBegun = (uploadId: string) => editEverywhere(key, { uploadId })
    const artwork = await sendFile(file, { language: page.language, onProgress, onBegun, signal: stop.signal })
    tasks.delete(key)
    editEverywhere(key, { artwork, progress: undefined, uploadId: undefined })
    void watch(key, artwork, page)
  } catch (failure) {
    tasks.delete(key)
    if (stop.signal.aborted) return
    const problem = isApiFailure(failure) ? failure.message : String(failure)
    editEverywhere(key, { progress: undefined, uploadId: undefined, problem })
  }
}

/** Asks until a version has been opened. */
async function watch(key: string, first: Artwork, { api }: Page): Promise<void> {
  await openedVersion(api, first, { persists: true, onAnswer: (artwork) => editEverywhere(key, { artwork }) })
}

/**
 * Shows versions that were sent earlier; those that are gone are left out. Throws when one of the others could not be read:
 * what is printed must not change because a network was away.
 */
export async function showVersions(
  slot: string,
  ids: readonly string[],
  faces: readonly (FaceCode | null)[],
  page: Page,
): Promise<void> {
  const known = new Set((slots.get(slot) ?? NONE).map(({ artwork }) => artwork?.id))
  const missing = ids.filter((id) => !known.has(id))
  const read = await Promise.allSettled(missing.map((id) => readArtwork(page.api, id)))
  const found = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const added = found.map((artwork) => ({
    key: artwork.id,
    name: artwork.name,
    size: artwork.byteLength,
    face: faces[ids.indexOf(artwork.id)] ?? null,
    artwork,
  }))
  change(slot, (all) => [...all.filter(({ key }) => !missing.includes(key)), ...added])
  for (const { key, artwork } of added) void watch(key, artwork, page)
  for (const each of read) if (each.status === 'rejected' && !isGone(each.reason)) throw each.reason
}

/** Adds a version that was sent for something else. */
export function showArtwork(slot: string, artwork: Artwork, page: Page): void {
  const { id: key, name, byteLength: size } = artwork
  change(slot, (all) => [...all.filter((file) => file.key !== key), { key, name, size, artwork }])
  void watch(key, artwork, page)
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
  change(slot, (all) => all.flatMap((file) => (file.key === key ? added : keys.has(file.key) ? [] : [file])))
  for (const { key: name, artwork } of added) void watch(name, artwork, page)
}

/** Shows a version as the shop has it now, in every slot that has it. */
export function showChanged(artwork: Artwork): void {
  for (const files of slots.values())
    for (const { key, artwork: displayed } of files) if (displayed?.id === artwork.id) editEverywhere(key, { artwork })
}

/** Shows exactly these versions, as another tab or the shop has them now; what is on its way stays. */
export async function matchVersions(
  slot: string,
  ids: readonly string[],
  faces: readonly (FaceCode | null)[],
  page: Page,
): Promise<void> {
  change(slot, (all) => all.filter(({ artwork }) => !artwork || ids.includes(artwork.id)))
  await showVersions(slot, ids, faces, page)
}

/**
 * Shows uploads that began for another slot of this document, or whatever they have become since; one that stands still
 * goes on when its file is chosen again.
 */
export async function showUploads(slot: string, uploadIds: readonly string[], page: Page): Promise<void> {
  for (const id of uploadIds) {
    const sending = [...slots.values()].flat().find(({ uploadId }) => uploadId === id)
    if (sending) change(slot, (all) => [...all.filter(({ key }) => key !== sending.key), sending])
    else {
      const artwork = await arrivedVersion(id, page.language)
      if (artwork) await showVersions(slot, [artwork.id], [], page)
    }
  }
}

const isGone = (failure: unknown): boolean => isApiFailure(failure) && failure.status === 404

/** Says which side a file is; null: it has all sides. */
export const nameSide = (slot: string, key: string, face: FaceCode | null): void => edit(slot, key, { face })

/** Prints from a fixed copy of a file, or from the file itself again. */
export const printFrom = (slot: string, key: string, part: Pick<SentFile, 'artwork' | 'original'>): void =>
  edit(slot, key, part)

/** Takes a file out of its slot; one on its way is given up. What was sent stays its owner's. */
export function removeFile(slot: string, key: string, language: Language): void {
  const task = tasks.get(key)
  task?.stop.abort()
  tasks.delete(key)
  change(slot, (all) => all.filter((file) => file.key !== key))
  if (task) void cancelUpload(task.file, language).catch(() => undefined)
}
