import { isApiFailure } from '#ui/api-failure.ts'
import { faceOfName } from '#domain/artwork/face-of-name.ts'
import type { LinePlace } from '#domain/artwork/line-files.ts'
import type { Language } from '#domain/language.ts'
import type { FaceCode } from '#domain/print-spec/print-spec.ts'
import { changeFiles, editEverywhere, filesOf } from './file-slots.ts'
import { sendFile } from './send-file.ts'
import type { Progress } from './send-file.ts'
import { watch } from './sent-files.ts'
import type { Page } from './sent-files.ts'
import { cancelUpload } from './upload-calls.ts'
import type { Cancellation } from './upload-calls.ts'

type Task = { readonly file: File; readonly stop: AbortController; readonly line?: LinePlace | undefined }
/** What files are sent for: a line of an order, and the side that they are where their names say none. */
type Purpose = { readonly line?: LinePlace | undefined; readonly face?: FaceCode | null | undefined }

const tasks = new Map<string, Task>()
/** Files that did not arrive for a reason that may pass. */
const unsent = new Map<string, Omit<Task, 'stop'>>()
/** Uploads of files that did not arrive yet, also of those that stopped: the shop finishes one that is whole. */
const announced = new Map<string, string>()

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
    const onBegun = (uploadId: string) => {
      announced.set(key, uploadId)
      editEverywhere(key, { uploadId })
    }
    const options = { language: page.language, line, onProgress, onBegun, signal: stop.signal }
    const artwork = await sendFile(file, options)
    tasks.delete(key)
    announced.delete(key)
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

/** A file that was taken out of its slot: how it is put back when it was there, or what became of its upload. */
type Removal = {
  readonly putBack?: (() => void) | undefined
  readonly cancellation?: Promise<Cancellation> | undefined
}

/** Takes a file out of its slot; the upload of one that did not arrive is cancelled, also when nothing is sent any more. */
export function removeFile(slot: string, key: string, language: Language): Removal {
  const place = filesOf(slot).findIndex((file) => file.key === key)
  const file = filesOf(slot)[place]
  const uploadId = announced.get(key)
  tasks.get(key)?.stop.abort()
  for (const known of [tasks, unsent, announced]) known.delete(key)
  changeFiles(slot, (all) => all.filter((each) => each.key !== key))
  if (!file?.artwork) return { cancellation: uploadId === undefined ? undefined : cancelUpload(uploadId, language) }
  return {
    putBack: () => changeFiles(slot, (all) => all.filter((each) => each.key !== key).toSpliced(place, 0, file)),
  }
}
