import http from 'node:http'
import https from 'node:https'
import { err, ok, type Result } from '#domain/result.ts'

/** An answer of a gateway. `body` is undefined when it was no JSON. */
export type GatewayAnswer = {
  readonly status: number
  readonly body: unknown
  /** When the gateway says that it was. */
  readonly date?: Date | undefined
}

export type GatewayFailure =
  /** Nothing was sent: the gateway knows of nothing. */
  | { readonly code: 'gateway/never-reached'; readonly reason: string }
  /** Something may have happened. */
  | { readonly code: 'gateway/no-answer'; readonly reason: string }

export type GatewayCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

const CONNECT_MS = 1_000
const TOTAL_MS = 10_000
const MAX_BYTES = 1_000_000

const NEVER_REACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CONNECT_TIMEOUT',
])

const AGENTS = {
  'http:': new http.Agent({ keepAlive: true, maxFreeSockets: 16, timeout: 30_000 }),
  'https:': new https.Agent({ keepAlive: true, maxFreeSockets: 16, timeout: 30_000 }),
} as const

/**
 * Asks a gateway: a second to connect, ten for everything, no redirects. Reading on a reused connection that the other side
 * closed just then is tried once more, on a new one; what moves money never is.
 */
export async function askGateway(call: GatewayCall): Promise<Result<GatewayAnswer, GatewayFailure>> {
  const first = await ask(call)
  if (first !== 'stale') return first
  const second = call.method === 'GET' ? await ask(call) : first
  return second === 'stale' ? noAnswer('ECONNRESET') : second
}

const noAnswer = (reason: string): Result<GatewayAnswer, GatewayFailure> => err({ code: 'gateway/no-answer', reason })

function ask({
  method,
  url: address,
  headers,
  body,
}: GatewayCall): Promise<Result<GatewayAnswer, GatewayFailure> | 'stale'> {
  const url = new URL(address)
  const isSecure = url.protocol === 'https:'
  const text = body === undefined ? undefined : JSON.stringify(body)
  const { promise, resolve } = Promise.withResolvers<Result<GatewayAnswer, GatewayFailure> | 'stale'>()
  const request = (isSecure ? https : http).request(url, {
    method,
    agent: isSecure ? AGENTS['https:'] : AGENTS['http:'],
    signal: AbortSignal.timeout(TOTAL_MS),
    headers: {
      accept: 'application/json',
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...headers,
    },
  })
  limitConnecting(request, isSecure)
  request.on('response', (response) => {
    readText(response).then(
      (answer) => resolve(ok({ status: response.statusCode ?? 0, body: jsonOf(answer), date: dateOf(response) })),
      (error: unknown) => resolve(noAnswer(codeOf(error))),
    )
  })
  request.on('error', (error) => {
    const reason = codeOf(error)
    if (request.reusedSocket && reason === 'ECONNRESET') resolve('stale')
    else if (NEVER_REACHED.has(reason)) resolve(err({ code: 'gateway/never-reached', reason }))
    else resolve(noAnswer(reason))
  })
  request.end(text)
  return promise
}

function limitConnecting(request: http.ClientRequest, isSecure: boolean): void {
  request.on('socket', (socket) => {
    if (!socket.connecting) return
    const timer = setTimeout(() => {
      request.destroy(Object.assign(new Error('no connection'), { code: 'CONNECT_TIMEOUT' }))
    }, CONNECT_MS)
    const stop = () => clearTimeout(timer)
    socket.once(isSecure ? 'secureConnect' : 'connect', stop)
    socket.once('close', stop)
  })
}

async function readText(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES) throw Object.assign(new Error('too long'), { code: 'TOO_LONG' })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function dateOf({ headers: { date } }: http.IncomingMessage): Date | undefined {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? undefined : new Date(time)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN'
