import type { ApiRequest } from '#contract/api-client.ts'
import { ApiFailure } from '#contract/api-client.ts'
import type { ProblemAnswer } from '#contract/envelope.ts'
import type { Language } from '#domain/language.ts'
import { sessionTransport } from '../../session/session.ts'
import type { Artwork } from '../artwork-calls.ts'
import { removeUploadRecord } from './upload-records.ts'

export const UPLOADS = '/api/artwork-uploads'
const TUS = { 'Tus-Resumable': '1.0.0' }
/** How long a cancellation that failed waits before its second attempt. */
const RETRY_MS = 2_000

type Called = Omit<ApiRequest, 'headers'> & { readonly headers?: Readonly<Record<string, string>> }
type Caller = { readonly language: Language; readonly signal?: AbortSignal }

/** Calls the shop about an upload (tus 1.0). Refusals are ApiFailure. */
export async function call<Answer>(request: Called, { language, signal }: Caller): Promise<Answer> {
  const headers = { Accept: 'application/json', 'Accept-Language': language, ...TUS, ...request.headers }
  const { status, body } = await sessionTransport({ ...request, headers, ...(signal && { signal }) })
  if (status >= 200 && status < 300) return body as Answer
  throw new ApiFailure(status, body as ProblemAnswer | null)
}

export const isStatus = (failure: unknown, status: number): boolean =>
  failure instanceof ApiFailure && failure.status === status

/**
 * Not found: an upload of a visitor who signs in belongs to their account from one moment to the next, and a piece that was
 * sent as a visitor is answered like this.
 */
export const isNotFound = (failure: unknown): boolean => isStatus(failure, 404)

/** The version that an upload became; undefined while it is not complete, or when it is gone. */
export async function arrivedVersion(uploadId: string, language: Language): Promise<Artwork | undefined> {
  const request = { method: 'POST', url: `${UPLOADS}/${uploadId}/finish` } as const
  try {
    return (await call<{ data: Artwork }>(request, { language })).data
  } catch (failure) {
    if (isNotFound(failure) || isStatus(failure, 409)) return undefined
    throw failure
  }
}

/** What became of an upload that was cancelled: it had become a file before, or the shop could not be asked. */
export type Cancellation = 'CANCELLED' | 'ARRIVED' | 'FAILED'

/** Cancels an upload, here and at the shop; a second time when the first attempt failed. */
export async function cancelUpload(uploadId: string, language: Language): Promise<Cancellation> {
  removeUploadRecord(uploadId)
  return cancelAtShop(uploadId, language).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    return cancelAtShop(uploadId, language).catch(() => 'FAILED' as const)
  })
}

async function cancelAtShop(uploadId: string, language: Language): Promise<Cancellation> {
  try {
    await call({ method: 'DELETE', url: `${UPLOADS}/${uploadId}` }, { language })
    return 'CANCELLED'
  } catch (failure) {
    if (!isNotFound(failure)) throw failure
    return (await arrivedVersion(uploadId, language)) ? 'ARRIVED' : 'CANCELLED'
  }
}
