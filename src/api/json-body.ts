import { isUtf8 } from 'node:buffer'
import type { ApiServer } from './api-server.ts'
import { Refusal } from './refusal.ts'

/**
 * Takes bodies of JSON and nothing else: valid UTF-8, not compressed, no key twice (of which one reader would see the
 * first and another the last), no key that reaches for a prototype (B1, B2, B5, B11).
 */
export function takeJsonOnly(api: ApiServer): void {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.removeAllContentTypeParsers()
  api.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const { 'content-type': type = '', 'content-encoding': encoding } = request.headers
    if (!isPlain(type, encoding)) return void done(new Refusal('UNSUPPORTED_MEDIA_TYPE'))
    if (!isUtf8(body)) return void done(new Refusal('BAD_JSON'))
    const text = body.toString()
    void parse(request, text, (error, value) => {
      if (error) done(error)
      else if (keysIn(text) !== keysOf(value)) done(new Refusal('BAD_JSON'))
      else done(null, value)
    })
  })
}

const isPlain = (type: string, encoding: string | undefined): boolean =>
  (encoding === undefined || encoding === 'identity') && !/charset(?!\s*=\s*"?utf-?8"?\s*(?:;|$))/i.test(type)

/** How many keys are written in a text that is valid JSON: every string with a colon after it. */
function keysIn(text: string): number {
  let keys = 0
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:?)/g)) if (colon) keys += 1
  return keys
}

/** How many keys the value read from it has. */
function keysOf(value: unknown): number {
  let keys = 0
  const open: unknown[] = [value]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue
    if (!Array.isArray(next)) keys += Object.keys(next).length
    for (const inner of Object.values(next)) open.push(inner)
  }
  return keys
}
