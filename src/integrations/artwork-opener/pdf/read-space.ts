import { PDFArray, PDFName, PDFRef } from '@cantoo/pdf-lib'
import type { PDFContext } from '@cantoo/pdf-lib'
import { CMYK, GRAY, LAB, OTHER, profiled, RGB, separation, type Space } from '../walker/colour-space.ts'
import { entry, itemsOf, nameOf, numberOf, rawEntry, rawItemsOf, resolved, type Held } from './objects.ts'

/** Spaces are made of spaces; deeper than this is a loop. */
const MAX_DEPTH = 6

const NAMED: Readonly<Record<string, Space>> = {
  DeviceGray: GRAY,
  G: GRAY,
  CalGray: GRAY,
  DeviceRGB: RGB,
  RGB,
  CalRGB: RGB,
  DeviceCMYK: CMYK,
  CMYK,
  Lab: LAB,
}
const PATTERN: Space = { ...GRAY, isPattern: true }

/** Reads a colour space: by its name, which the resources may define, or by its array. */
export function readSpace(context: PDFContext, held: Held, resources: Held, depth = 0): Space {
  if (depth > MAX_DEPTH) return OTHER
  const object = held instanceof PDFRef ? context.lookup(held) : held
  if (object instanceof PDFName) return namedSpace(context, object.decodeText(), resources, depth)
  if (!(object instanceof PDFArray)) return OTHER
  const [kind, second] = itemsOf(object)
  const base = () => readSpace(context, rawItemsOf(object)[1], resources, depth + 1)
  switch (nameOf(kind)) {
    case 'ICCBased':
      return profiled(numberOf(entry(second, 'N')))
    case 'Separation':
      return separation([nameOf(second) ?? ''])
    case 'DeviceN':
      return separation(itemsOf(second).map((ink) => nameOf(ink) ?? ''))
    case 'Indexed':
    case 'I':
      return { ...base(), components: 1, isIndexed: true }
    case 'Pattern':
      return second === undefined ? PATTERN : { ...base(), isPattern: true }
    default:
      return NAMED[nameOf(kind) ?? ''] ?? OTHER
  }
}

function namedSpace(context: PDFContext, name: string, resources: Held, depth: number): Space {
  if (name === 'Pattern') return PATTERN
  const device = NAMED[name]
  if (device) return device
  const defined = rawEntry(entry(resources, 'ColorSpace'), name)
  return defined === undefined || nameOf(resolved(context, defined)) === name
    ? OTHER
    : readSpace(context, defined, resources, depth + 1)
}
