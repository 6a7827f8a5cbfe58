import type { Language } from '#domain/language.ts'
import { ApiFailure } from '#contract/api-client.ts'
import type { ProblemAnswer } from '#contract/envelope.ts'

type Options = {
  language: Language
  /** Receives how much has gone out, 0 to 1. */
  onProgress: (sent: number) => void
  /** Stops the upload; the promise then rejects with an AbortError. */
  signal: AbortSignal
}

/** The answers of calls that take forms with files. */
type Answer<Data> = { readonly status: 1; readonly data: Data } | ProblemAnswer | null

/** Sends a form with files and says how far it is, which `fetch` cannot. Answers the data; refusals are ApiFailure. */
export const uploadForm = <Data>(
  url: string,
  form: FormData,
  { language, onProgress, signal }: Options,
): Promise<Data> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'json'
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Accept-Language', language)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('error', () => reject(new ApiFailure(0, null)))
    request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
    request.addEventListener('load', () => {
      const answer = request.response as Answer<Data>
      if (answer?.status === 1) resolve(answer.data)
      else reject(new ApiFailure(request.status, answer))
    })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
