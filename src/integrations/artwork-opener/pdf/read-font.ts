import { PDFStream } from '@cantoo/pdf-lib'
import type { PDFDict } from '@cantoo/pdf-lib'
import type { Font } from '../walker/font.ts'
import { entry, itemsOf, nameOf, numberOf, numbersOf, type Held } from './objects.ts'
import { streamBytes } from './stream-bytes.ts'

/** What a letter of the fonts that every reader has is taken to be wide, where the file says nothing. */
const USUAL_WIDTH = 556

/** Reads what is needed of a font to place its letters. */
export function readFont(font: PDFDict): Font {
  return nameOf(entry(font, 'Subtype')) === 'Type0' ? wideFont(font) : plainFont(font)
}

/** Its name without the six letters that tell parts of one font in a file from each other. */
const nameOfFont = (font: Held): string => (nameOf(entry(font, 'BaseFont')) ?? 'unnamed').replace(/^[A-Z]{6}\+/, '')

function isEmbedded(font: Held): boolean {
  const descriptor = entry(font, 'FontDescriptor')
  return ['FontFile', 'FontFile2', 'FontFile3'].some((key) => entry(descriptor, key) !== undefined)
}

function plainFont(font: PDFDict): Font {
  const first = numberOf(entry(font, 'FirstChar')) ?? 0
  const widths = numbersOf(entry(font, 'Widths'))
  const missing = numberOf(entry(entry(font, 'FontDescriptor'), 'MissingWidth'))
  const isDrawn = nameOf(entry(font, 'Subtype')) === 'Type3'
  return {
    name: nameOfFont(font),
    isEmbedded: isDrawn || isEmbedded(font),
    isWide: false,
    widthOf: (code) => widths[code - first] ?? missing ?? USUAL_WIDTH,
    glyphOf: () => null,
    unit: isDrawn ? Math.abs(numbersOf(entry(font, 'FontMatrix'))[0] ?? 0.001) : 0.001,
  }
}

function wideFont(font: PDFDict): Font {
  const [descendant] = itemsOf(entry(font, 'DescendantFonts'))
  const widths = wideWidths(entry(descendant, 'W'))
  const usual = numberOf(entry(descendant, 'DW')) ?? 1000
  const isIdentity = nameOf(entry(font, 'Encoding'))?.startsWith('Identity') ?? false
  const glyphOf = glyphTable(entry(descendant, 'CIDToGIDMap'))
  return {
    name: nameOfFont(font),
    isEmbedded: isEmbedded(descendant),
    isWide: true,
    widthOf: (code) => widths.get(code) ?? usual,
    glyphOf: (code) => (isIdentity ? glyphOf(code) : null),
    unit: 0.001,
  }
}

function glyphTable(map: Held): (code: number) => number {
  if (!(map instanceof PDFStream)) return (code) => code
  const bytes = streamBytes(map)
  return (code) => (bytes[2 * code] ?? 0) * 256 + (bytes[2 * code + 1] ?? 0)
}

/** Runs of widths: a first code with an array, or two codes with one width for all between. */
function wideWidths(held: Held): ReadonlyMap<number, number> {
  const widths = new Map<number, number>()
  const items = itemsOf(held)
  for (let at = 0; at + 1 < items.length;) {
    const first = numberOf(items[at]) ?? 0
    const last = numberOf(items[at + 1])
    if (last === undefined) {
      for (const [index, width] of numbersOf(items[at + 1]).entries()) widths.set(first + index, width)
      at += 2
    } else {
      const width = numberOf(items[at + 2]) ?? 0
      for (let code = first; code <= Math.min(last, 0xffff); code += 1) widths.set(code, width)
      at += 3
    }
  }
  return widths
}
