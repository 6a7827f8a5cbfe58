import type { Language } from '#domain/language.ts'
import type { ProblemAnswer } from './envelope.ts'
import type { paths as officePaths } from './office/openapi.generated.ts'
import type { paths as shopPaths } from './openapi.generated.ts'

type paths = shopPaths & officePaths

/** Every path of the API as the OpenAPI document writes it: `/api/app/products/{id}`. */
type Template = keyof paths & string
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Whether a path (`/api/app/products/${string}`) is one of a template, part by part. */
type Fits<Path extends string, Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? Path extends `${infer Head}/${infer Tail}`
    ? FitsPart<Head, First> extends true
      ? Fits<Tail, Rest>
      : false
    : false
  : Path extends `${string}/${string}`
    ? false
    : FitsPart<Path, Pattern>
type FitsPart<Part extends string, Pattern extends string> = Pattern extends `{${string}}`
  ? true
  : Part extends Pattern
    ? true
    : false

type TemplateOf<Path extends string> = string extends Path
  ? never
  : Path extends Template
    ? Path
    : { [Each in Template]: Fits<Path, Each> extends true ? Each : never }[Template]

type Operation<Path extends string, M extends Method> = paths[TemplateOf<Path>][M]

type SuccessOf<Described> = Described extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: Status extends 200 | 201 | 202
        ? Responses[Status] extends { content: { 'application/json': infer Body } }
          ? Body
          : never
        : never
    }[keyof Responses]
  : never

type UnknownAnswer = { status: 1; message: string; data: unknown; meta?: unknown }

/** What a call answers when it works, by its path; of a path that is only known when the program runs, any answer. */
export type AnswerOf<Path extends string, M extends Method = 'get'> = [TemplateOf<Path>] extends [never]
  ? UnknownAnswer
  : SuccessOf<Operation<Path, M>>

/** Fields of a form whose names and values are known when the program is checked. */
export type TypedForm<Fields> = FormData & { readonly [FIELDS]?: Fields }
declare const FIELDS: unique symbol

/** The JSON of what a call takes, by its path. */
export type JsonBodyOf<Path extends Template, M extends Method> =
  ContentOf<paths[Path][M]> extends { 'application/json': infer Json } ? Sent<Json> : never

type ContentOf<Described> = Described extends { requestBody?: { content: infer Content } } ? Content : object

/** What a call takes, by its path: its JSON, or a form of the same fields where it takes forms; nothing is `{}`. */
export type BodyOf<Path extends string, M extends Method> = [TemplateOf<Path>] extends [never]
  ? unknown
  : ContentOf<Operation<Path, M>> extends infer Content
    ?
        | (Content extends { 'application/json': infer Json } ? Sent<Json> : never)
        | (Content extends { 'multipart/form-data': infer Fields } ? TypedForm<Sent<Fields>> : never)
        | ('application/json' extends keyof Content
            ? never
            : 'multipart/form-data' extends keyof Content
              ? never
              : Record<string, never>)
    : never

/** A body as it may be given: JSON has no undefined, so a field that may be missing may be undefined. */
type Sent<Body> = Body extends readonly (infer Each)[]
  ? readonly Sent<Each>[]
  : Body extends object
    ? { readonly [Name in keyof Body]: Sent<Body[Name]> | (undefined extends Body[Name] ? undefined : never) }
    : Body

/** What a call may be asked with, by its path; what is undefined is left out. */
export type QueryOf<Path extends string> = [TemplateOf<Path>] extends [never]
  ? QueryValues
  : Operation<Path, 'get'> extends { parameters: { query?: infer Query } }
    ? { readonly [Name in keyof NonNullable<Query>]: NonNullable<Query>[Name] | undefined }
    : QueryValues

type QueryValue = string | number | boolean | readonly (string | number)[] | undefined
export type QueryValues = Readonly<Record<string, QueryValue>>

/** A request as transports take it: `url` is path and query, without scheme and host. */
export type ApiRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | FormData | Blob
  readonly signal?: AbortSignal
  /** What is asked for is a file: its answer, when it works, is a FileAnswer. */
  readonly isFile?: true
}

/** A file out of the API, and the name it is to have. */
export type FileAnswer = { readonly status: 1; readonly file: Blob; readonly name: string }

/** `body` is the parsed JSON, null when there was none. */
export type ApiResponse = { readonly status: number; readonly body: unknown }

/** Carries requests: over HTTP in a browser, in memory inside the server. Throws only when no answer came. */
export type ApiTransport = (request: ApiRequest) => Promise<ApiResponse>

/** A call that the API refused, with the envelope it answered (S448); no answer at all has status 0. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  readonly answer: ProblemAnswer | null

  constructor(status: number, answer: ProblemAnswer | null) {
    super(answer?.message ?? '')
    this.status = status
    this.answer = answer
  }
}

export interface ApiClient {
  /** Reads; throws ApiFailure when refused. Write ids into the path with encodeURIComponent. */
  readonly get: <const Path extends string>(
    path: Path,
    options?: { readonly query?: QueryOf<Path> | undefined; readonly signal?: AbortSignal | undefined },
  ) => Promise<AnswerOf<Path>>
  /** Fetches a file; throws ApiFailure when refused. In browsers only. */
  readonly file: (path: string) => Promise<FileAnswer>
  /** Sends a FormData as a form, a Blob as its bytes, anything else as JSON; throws ApiFailure when refused. */
  readonly post: Sending<'post'>
  readonly put: Sending<'put'>
  readonly patch: Sending<'patch'>
  /** Sends nothing but the path; throws ApiFailure when refused. */
  readonly delete: <const Path extends string>(
    path: Path,
    options?: Pick<SendOptions, 'version'>,
  ) => Promise<AnswerOf<Path, 'delete'>>
}

type Sending<M extends Method> = <const Path extends string>(
  path: Path,
  body: BodyOf<Path, M>,
  options?: SendOptions,
) => Promise<AnswerOf<Path, M>>

type SendOptions = {
  readonly signal?: AbortSignal | undefined
  /** Names the request: sent again with the same name it is answered again, and not done again. */
  readonly idempotencyKey?: string | undefined
  /** The version of the thing that is being changed; refused when it has another one by now. */
  readonly version?: number | undefined
}

/** The API in one language, over a transport. */
export function createApiClient(transport: ApiTransport, language: Language): ApiClient {
  const headers = { Accept: 'application/json', 'Accept-Language': language }
  const sending =
    <M extends Method>(method: ApiRequest['method']): Sending<M> =>
    async (path, body, { signal, idempotencyKey, version } = {}) => {
      const named = {
        ...headers,
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        ...ofVersion(version),
      }
      return call(transport, {
        method,
        url: path,
        ...sentAs(body, named),
        ...(signal && { signal }),
      })
    }
  return {
    get: async (path, { query, signal } = {}) =>
      call(transport, { method: 'GET', url: `${path}${queryText(query)}`, headers, ...(signal && { signal }) }),
    file: (path) => call(transport, { method: 'GET', url: path, headers, isFile: true }),
    post: sending('POST'),
    put: sending('PUT'),
    patch: sending('PATCH'),
    delete: async (path, { version } = {}) =>
      call(transport, { method: 'DELETE', url: path, headers: { ...headers, ...ofVersion(version) } }),
  }
}

/** A body as it is sent, with the header that names its kind. */
function sentAs(body: unknown, headers: ApiRequest['headers']): Pick<ApiRequest, 'headers' | 'body'> {
  if (body instanceof FormData) return { headers, body }
  if (body instanceof Blob) return { headers: { ...headers, 'Content-Type': 'application/octet-stream' }, body }
  return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

/** The header by which a change names the version that it changes. */
const ofVersion = (version: number | undefined) => (version === undefined ? {} : { 'If-Match': `"${version}"` })

async function call<Answer>(transport: ApiTransport, request: ApiRequest): Promise<Answer> {
  const { status, body } = await transport(request)
  if (status >= 200 && status < 300 && isAnswer(body) && body.status === 1) return body as Answer
  throw new ApiFailure(status, isAnswer(body) ? (body as ProblemAnswer) : null)
}

const isAnswer = (body: unknown): body is { status: unknown } =>
  typeof body === 'object' && body !== null && 'status' in body

function queryText(query: object | undefined): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== '') parameters.append(name, String(each))
    }
  }
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** Calls over HTTP with the visitor's cookies (S397); without a time limit of its own (S398). */
export const fetchTransport: ApiTransport = async ({ url, isFile, ...request }) => {
  const response = await reach(url, request)
  const body = await (isFile && response.ok ? fileOf(response) : response.json().catch(() => null))
  return { status: response.status, body }
}

async function fileOf(response: Response): Promise<FileAnswer> {
  const [, name = 'file'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { status: 1, file: await response.blob(), name }
}

async function reach(url: string, request: Omit<ApiRequest, 'url'>): Promise<Response> {
  try {
    return await fetch(url, { credentials: 'include', ...request })
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') throw failure
    throw new ApiFailure(0, null)
  }
}
