import { isUtf8 } from 'node:buffer'
import type { ApiServer } from '../api-server.ts'
import { invalidFields, Refusal } from '../refusal.ts'
import { rememberSentBody } from './sent-body.ts'

/**
 * Takes bodies of JSON and nothing else: valid UTF-8, not compressed, no key twice (of which one reader would see the
 * first and another the last), no key that reaches for a prototype (B1, B2, B5, B11).
 */
export function takeJsonOnly(api: ApiServer): void {
  const parse = api.getDefaultJsonParser('ignore', 'ignore')
  api.removeAllContentTypeParsers()
  api.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const { 'content-type': type = '', 'content-encoding': encoding } = request.headers
    if (!isPlain(type, encoding)) return void done(new Refusal('UNSUPPORTED_MEDIA_TYPE'))
    if (!isUtf8(body)) return void done(new Refusal('BAD_JSON'))
    const text = body.toString()
    void parse(request, text, (error, value) => {
      if (error) done(error)
      else if (keysIn(text) !== keysOf(value)) done(new Refusal('BAD_JSON'))
      else {
        const field = mayReachPrototype(text) ? prototypeIn(value) : undefined
        rememberSentBody(request, value)
        if (field === undefined) done(null, value)
        else done(invalidFields([{ field, code: 'unknown_field' }]))
      }
    })
  })
}

const isPlain = (type: string, encoding: string | undefined): boolean =>
  (encoding === undefined || encoding === 'identity') && !/charset(?!\s*=\s*"?utf-?8"?\s*(?:;|$))/i.test(type)

/** How many keys are written in a text that is valid JSON: every string with a colon after it. */
function keysIn(text: string): number {
  let keys = 0
  for (let start = text.indexOf('"'); start !== -1;) {
    const after = afterSpaces(text, endOfString(text, start))
    if (text[after] === ':') keys += 1
    start = text.indexOf('"', after)
  }
  return keys
}

/** Where the string that begins at `start` is over. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  // A quote after an odd number of backslashes is a part of the string.
  for (; end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1
    while (text[before] === '\\') before -= 1
    if ((end - before) % 2 === 1) return end + 1
  }
  return text.length
}

function afterSpaces(text: string, from: number): number {
  let at = from
  while (SPACES.has(text.charCodeAt(at))) at += 1
  return at
}

/** What may stand between the parts of a JSON text. */
const SPACES = new Set([...' \t\n\r'].map((space) => space.charCodeAt(0)))

/** Whether it is worth a look: names may be written with escapes. */
const mayReachPrototype = (text: string): boolean => /__proto__|constructor|\\/.test(text)

/** Where a value read from JSON reaches for a prototype: a field that no schema knows. */
function prototypeIn(value: unknown): string | undefined {
  const open: [path: string, value: unknown][] = [['', value]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, object] = next
    if (typeof object !== 'object' || object === null) continue
    for (const [key, inner] of Object.entries(object)) {
      if (isPrototype(key, inner)) return `${path}${key}`.slice(-200)
      open.push([`${path}${key}.`, inner])
    }
  }
  return undefined
}

const isPrototype = (key: string, value: unknown): boolean =>
  key === '__proto__' ||
  (key === 'constructor' && typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype'))

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
