import type { AnswerOf } from '#contract/api-client.ts'
import type { LinePlace } from '#domain/artwork/line-files.ts'
import type { Language } from '#domain/language.ts'
import type { Artwork } from '../artwork-calls.ts'
import { mayRecover, waitForNetwork } from './network-wait.ts'
import { nextPieceSize, FIRST_PIECE } from './piece-size.ts'
import { removeUploadRecord, findUploadRecord, saveUploadRecord } from './upload-records.ts'
import { call, isNotFound, isStatus, UPLOADS } from './upload-calls.ts'

/** How far a file is. Bytes; `isWaiting` while there is no connection. */
export type Progress = { readonly sent: number; readonly bytesPerSecond: number; readonly isWaiting: boolean }

type Options = {
  readonly language: Language
  /** The line of an order that the file joins when it has arrived, whatever becomes of the page. */
  readonly line?: LinePlace | undefined
  readonly onProgress: (progress: Progress) => void
  /** Called with the upload once it is announced, and with another that takes its place. */
  readonly onBegun?: (uploadId: string) => void
  readonly signal: AbortSignal
}

type Upload = AnswerOf<'/api/artwork-uploads/{id}'>['data']

/** How often an upload that is not found is looked for again. */
const MAX_NOT_FOUND = 3

/**
 * Sends a file piece by piece (tus 1.0) and answers what it became. Goes on where it stopped: after a cut by itself, after
 * a reload when the same file is chosen again, and when its sender signs in. Refusals are ApiFailure; stopped, it rejects with an AbortError.
 */
export async function sendFile(file: File, options: Options): Promise<Artwork> {
  const { signal, onProgress } = options
  let upload = await resumed(file, options, 0)
  let size = FIRST_PIECE
  let [bytesPerSecond, failures, misses] = [0, 0, 0]
  while (upload.byteOffset < file.size) {
    onProgress({ sent: upload.byteOffset, bytesPerSecond, isWaiting: failures > 0 })
    const [began, from] = [performance.now(), upload.byteOffset]
    try {
      upload = await sendPiece(upload, file.slice(from, from + size), options)
      const seconds = Math.max(0.001, (performance.now() - began) / 1_000)
      bytesPerSecond = smoothed(bytesPerSecond, (upload.byteOffset - from) / seconds)
      size = nextPieceSize(size, seconds)
      failures = 0
    } catch (failure) {
      if (isNotFound(failure)) misses += 1
      else if (!mayRecover(failure)) throw failure
      if (misses > MAX_NOT_FOUND) throw failure
      failures += 1
      onProgress({ sent: from, bytesPerSecond, isWaiting: true })
      await waitForNetwork(failures, signal)
      upload = await resumed(file, options, from)
    }
  }
  onProgress({ sent: file.size, bytesPerSecond, isWaiting: false })
  const { id } = upload
  const finished = await persistently(options, file.size, () =>
    call<{ data: Artwork }>({ method: 'POST', url: `${UPLOADS}/${id}/finish` }, options),
  )
  removeUploadRecord(id)
  return finished.data
}

/** The upload to go on with, once there is an answer; reports its id. */
async function resumed(file: File, options: Options, sent: number): Promise<Upload> {
  const upload = await persistently(options, sent, () => continuedOrNew(file, options))
  options.onBegun?.(upload.id)
  return upload
}

/** The upload that the same file began before, as far as it is; else a new one. */
async function continuedOrNew(file: File, options: Options): Promise<Upload> {
  const record = findUploadRecord(file, options.line)
  if (!record) return begin(file, options)
  try {
    return (await call<{ data: Upload }>({ method: 'GET', url: `${UPLOADS}/${record.id}` }, options)).data
  } catch (failure) {
    if (!isNotFound(failure)) throw failure
    removeUploadRecord(record.id)
    return begin(file, options)
  }
}

async function begin(file: File, options: Options): Promise<Upload> {
  const { line } = options
  const metadata = { filename: file.name, ...(line && { order: line.orderId, position: String(line.position) }) }
  const pairs = Object.entries(metadata).map(([key, value]) => `${key} ${base64(value)}`)
  const headers = { 'Upload-Length': String(file.size), 'Upload-Metadata': pairs.join(',') }
  const { data } = await call<{ data: Upload }>({ method: 'POST', url: UPLOADS, headers }, options)
  saveUploadRecord(file, { id: data.id, line, until: Date.parse(data.expiresAt) })
  return data
}

const sendPiece = async ({ id, byteOffset }: Upload, body: Blob, options: Options): Promise<Upload> =>
  (
    await call<{ data: Upload }>(
      {
        method: 'PATCH',
        url: `${UPLOADS}/${id}`,
        headers: { 'Upload-Offset': String(byteOffset), 'Content-Type': 'application/offset+octet-stream' },
        body,
      },
      options,
    )
  ).data

/** Calls again while there is no answer. */
async function persistently<Answer>(options: Options, sent: number, work: () => Promise<Answer>): Promise<Answer> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work()
    } catch (failure) {
      const isFinal = isNotFound(failure) ? failures > MAX_NOT_FOUND : !mayRecover(failure) || isStatus(failure, 409)
      if (isFinal) throw failure
      options.onProgress({ sent, bytesPerSecond: 0, isWaiting: true })
      await waitForNetwork(failures, options.signal)
    }
  }
}

const smoothed = (before: number, now: number): number => (before === 0 ? now : before * 0.7 + now * 0.3)

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
