import type { Operation } from './openapi-document.ts'
import type { RequestCase } from './request-cases.ts'

/** A request as it goes over the wire. */
export type WireRequest = {
  method: Operation['method']
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

const BOUNDARY = 'matbaa-fuzz-boundary'

/** Writes a request case down: path and query encoded, the body in the operation's media type. */
export function writeRequest(operation: Operation, request: RequestCase): WireRequest {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encode(request.path[name]))
  const query = queryString(request.query)
  const wire: WireRequest = {
    method: operation.method,
    url: query ? `${path}?${query}` : path,
    headers: { ...request.headers },
  }
  if (!operation.body) return wire
  wire.headers['content-type'] = operation.body.mediaType
  if (operation.body.mediaType === 'multipart/form-data') {
    wire.headers['content-type'] += `; boundary=${BOUNDARY}`
    wire.payload = multipart(request.body)
  } else if (operation.body.mediaType === 'application/x-www-form-urlencoded') {
    wire.payload = queryString(request.body as Record<string, unknown>)
  } else {
    wire.payload = JSON.stringify(request.body) ?? ''
  }
  return wire
}

/** Percent-encodes anything; lone surrogates, which have no encoding, become U+FFFD as in browsers. */
const encode = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed())

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : (JSON.stringify(value) ?? '')

function queryString(fields: unknown): string {
  if (typeof fields !== 'object' || fields === null) return encode(fields)
  return Object.entries(fields)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((item) => item !== undefined)
        .map((item) => `${encode(name)}=${encode(item)}`),
    )
    .join('&')
}

function multipart(fields: unknown): Buffer {
  const lines: string[] = []
  for (const [name, value] of Object.entries((fields ?? {}) as Record<string, unknown>)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item === undefined) continue
      const isFile = name.startsWith('attachment')
      const label = name.replace(/["\r\n]/g, '_')
      lines.push(
        `--${BOUNDARY}`,
        `Content-Disposition: form-data; name="${label}"${isFile ? '; filename="file.pdf"' : ''}`,
        ...(isFile ? ['Content-Type: application/pdf'] : []),
        '',
        asText(item),
      )
    }
  }
  lines.push(`--${BOUNDARY}--`, '')
  return Buffer.from(lines.join('\r\n'))
}
