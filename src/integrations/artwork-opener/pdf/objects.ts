import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import type { PDFContext, PDFObject } from '@cantoo/pdf-lib'
import type { Corners } from './page-geometry.ts'

/** Something a dictionary or an array may hold. */
export type Held = PDFObject | undefined

const names = new Map<string, PDFName>()

const nameFor = (key: string): PDFName => {
  let name = names.get(key)
  if (!name) names.set(key, (name = PDFName.of(key)))
  return name
}

/** Behind a reference, or the thing itself. */
export const resolved = (context: PDFContext, held: Held): Held =>
  held instanceof PDFRef ? context.lookup(held) : held

/** The dictionary of a stream, or the dictionary itself. */
export function dictOf(held: Held): PDFDict | undefined {
  if (held instanceof PDFStream) return held.dict
  return held instanceof PDFDict ? held : undefined
}

/** An entry behind its reference; undefined when it is missing, or its holder is no dictionary. */
export const entry = (held: Held, key: string): Held => dictOf(held)?.lookup(nameFor(key))

/** An entry as it stands, which may be a reference. */
export const rawEntry = (held: Held, key: string): Held => dictOf(held)?.get(nameFor(key))

export const numberOf = (held: Held): number | undefined =>
  held instanceof PDFNumber && Number.isFinite(held.asNumber()) ? held.asNumber() : undefined

export const nameOf = (held: Held): string | undefined => (held instanceof PDFName ? held.decodeText() : undefined)

export const isTrue = (held: Held): boolean | undefined => (held instanceof PDFBool ? held.asBoolean() : undefined)

export const textOf = (held: Held): string | undefined =>
  held instanceof PDFString || held instanceof PDFHexString ? held.decodeText() : undefined

/** The items of an array, each behind its reference; empty for anything else. */
export const itemsOf = (held: Held): readonly Held[] =>
  held instanceof PDFArray ? Array.from({ length: held.size() }, (_, index) => held.lookup(index)) : []

export const rawItemsOf = (held: Held): readonly PDFObject[] => (held instanceof PDFArray ? held.asArray() : [])

export const numbersOf = (held: Held): readonly number[] => itemsOf(held).map((item) => numberOf(item) ?? 0)

export function cornersOf(held: Held): Corners | undefined {
  const [left, bottom, right, top] = itemsOf(held).map(numberOf)
  return left === undefined || bottom === undefined || right === undefined || top === undefined
    ? undefined
    : [left, bottom, right, top]
}

/** The names of the entries of a dictionary. */
export const keysOf = (held: Held): readonly string[] =>
  dictOf(held)
    ?.keys()
    .map((name) => name.decodeText()) ?? []

/** Page trees deeper than this are loops. */
const MAX_TREE = 50

/** An entry of a page, or of the nearest group of pages above it. */
export function inherited(page: PDFDict, key: string): Held {
  let node: Held = page
  for (let level = 0; node instanceof PDFDict && level < MAX_TREE; level += 1) {
    const found = entry(node, key)
    if (found !== undefined) return found
    node = entry(node, 'Parent')
  }
  return undefined
}
