import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'vendor-documents')

const Example = z.strictObject({
  request: z
    .strictObject({
      method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
      path: z.string().startsWith('/'),
      headers: z.record(z.string(), z.string()).optional(),
      body: z.unknown().optional(),
    })
    .optional(),
  answer: z.strictObject({ status: z.int().min(100).max(599), body: z.unknown().optional() }).optional(),
})

const VendorDocument = z.strictObject({
  source: z.url(),
  read: z.iso.date(),
  note: z.string().optional(),
  examples: z.record(z.string(), Example),
})

/** What a vendor's document shows of one call. */
export type VendorExample = z.output<typeof Example>

/** One recorded example: `vendorExample('moyasar/create-token', 'initiated')`. Fails when it is not there. */
export function vendorExample(document: string, name: string): VendorExample {
  const { examples } = VendorDocument.parse(JSON.parse(readFileSync(join(FOLDER, `${document}.json`), 'utf8')))
  const example = examples[name]
  if (!example) throw new Error(`vendor-documents/${document}.json has no example "${name}"`)
  return example
}

/** What a vendor's server was asked. */
export type VendorRequest = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  /** Parsed when it was JSON, else the text. */
  readonly body: unknown
}

/** A server that gives recorded answers in the order they are queued, and remembers what it was asked. */
export async function vendorServer() {
  const answers: VendorExample[] = []
  const requested: VendorRequest[] = []
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method = '', url: path = '', headers } = request
      requested.push({ method, path, headers, body })
      const { status, body: answer } = answers.shift()?.answer ?? { status: 501, body: { error: 'no answer queued' } }
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(answer === undefined ? undefined : JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: requested as readonly VendorRequest[],
    answerWith: (...examples: readonly VendorExample[]): void => {
      answers.push(...examples)
    },
    close: async (): Promise<void> => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Where an actual answer does not have the form of a documented one: members that are missing, and values of another
 * type. Members the document does not show are allowed; null stands for a value of any type.
 */
export function differences(documented: unknown, actual: unknown, path = '$'): string[] {
  if (documented === null || (actual === null && typeof documented !== 'object')) return []
  if (Array.isArray(documented)) {
    if (!Array.isArray(actual)) return [`${path}: no array`]
    return documented.length === 0 || actual.length === 0 ? [] : differences(documented[0], actual[0], `${path}[0]`)
  }
  if (typeof documented !== typeof actual) return [`${path}: ${typeof actual} instead of ${typeof documented}`]
  if (typeof documented !== 'object' || actual === null) return actual === null ? [`${path}: null`] : []
  const [expected, found] = [documented as Record<string, unknown>, actual as Record<string, unknown>]
  return Object.keys(expected).flatMap((key) =>
    key in found ? differences(expected[key], found[key], `${path}.${key}`) : [`${path}.${key}: missing`],
  )
}
