import type { Box } from '#domain/preflight/file-facts.ts'
import type { PageLetter } from '#domain/preflight/page-letters.ts'
import { boxOf, mapped } from '../walker/extent.ts'
import { mapX, mapY, scaleOf, type Matrix } from '../walker/matrix.ts'
import { MM } from './page-geometry.ts'
import type { Pdfium } from './pdfium.ts'

/** A page with more letters is a book; what stands behind is not read. */
const MAX_LETTERS = 20_000
/** Four numbers of eight bytes, six of four, and a name. */
const SCRATCH = 256
const NAME_AT = 64
const NAME_BYTES = SCRATCH - NAME_AT

/** What readers put in place of a letter they do not know. */
const UNKNOWN = new Set([0xfffd, 0xfffe, 0xffff])

/** The letters of a page in the order in which it draws them, with their ink. */
export function readLetters(pdfium: Pdfium, page: number, toTrim: Matrix): readonly PageLetter[] {
  const { call, memory } = pdfium
  const text = call.FPDFText_LoadPage(page)
  if (text === 0) return []
  const scratch = memory.take(SCRATCH)
  try {
    const reader = new LetterReader(pdfium, text, scratch, toTrim)
    const count = Math.min(call.FPDFText_CountChars(text), MAX_LETTERS)
    const letters: PageLetter[] = []
    for (let index = 0; index < count; index += 1) {
      const letter = reader.read(index)
      if (letter) letters.push(letter)
    }
    return letters
  } finally {
    memory.free(scratch)
    call.FPDFText_ClosePage(text)
  }
}

class LetterReader {
  readonly #pdfium: Pdfium
  readonly #text: number
  readonly #scratch: number
  readonly #toTrim: Matrix
  /** Letters of one text object share their font. */
  #object = 0
  #font = ''

  constructor(pdfium: Pdfium, text: number, scratch: number, toTrim: Matrix) {
    this.#pdfium = pdfium
    this.#text = text
    this.#scratch = scratch
    this.#toTrim = toTrim
  }

  /** Undefined for what the reader adds itself: spaces and ends of lines. */
  read(index: number): PageLetter | undefined {
    const { call } = this.#pdfium
    const code = call.FPDFText_GetUnicode(this.#text, index)
    if (call.FPDFText_IsGenerated(this.#text, index) === 1 || code === 13 || code === 10) return undefined
    const isUnknown = call.FPDFText_HasUnicodeMapError(this.#text, index) === 1 || UNKNOWN.has(code)
    const [x, y] = this.#origin(index)
    const { points, angle } = this.#size(index)
    return {
      code: isUnknown ? 0 : code,
      glyph: null,
      font: this.#fontOf(index),
      points,
      originX: mapX(this.#toTrim, x, y),
      originY: mapY(this.#toTrim, x, y),
      ink: this.#ink(index),
      angle,
    }
  }

  #doubles(count: number): readonly number[] {
    const view = this.#pdfium.memory.view(this.#scratch, SCRATCH)
    return Array.from({ length: count }, (_, index) => view.getFloat64(8 * index, true))
  }

  #origin(index: number): readonly [number, number] {
    this.#pdfium.call.FPDFText_GetCharOrigin(this.#text, index, this.#scratch, this.#scratch + 8)
    const [x = 0, y = 0] = this.#doubles(2)
    return [x, y]
  }

  #ink(index: number): Box | null {
    const at = this.#scratch
    this.#pdfium.call.FPDFText_GetCharBox(this.#text, index, at, at + 8, at + 16, at + 24)
    const [left = 0, right = 0, bottom = 0, top = 0] = this.#doubles(4)
    return right > left && top > bottom ? boxOf(mapped(this.#toTrim, left, bottom, right, top)) : null
  }

  #size(index: number): { readonly points: number; readonly angle: number } {
    const { call, memory } = this.#pdfium
    const size = call.FPDFText_GetFontSize(this.#text, index)
    if (!call.FPDFText_GetMatrix(this.#text, index, this.#scratch)) return { points: size, angle: 0 }
    const view = memory.view(this.#scratch, SCRATCH)
    const own: Matrix = [0, 4, 8, 12, 16, 20].map((offset) => view.getFloat32(offset, true)) as unknown as Matrix
    const [a, b, c, d] = this.#toTrim
    const along = { x: own[0] * a + own[1] * c, y: own[0] * b + own[1] * d }
    return {
      points: hundredths((size * scaleOf(own) * scaleOf(this.#toTrim)) / MM),
      angle: hundredths((Math.atan2(along.y, along.x) * 180) / Math.PI),
    }
  }

  #fontOf(index: number): string {
    const { call, memory } = this.#pdfium
    const object = call.FPDFText_GetTextObject(this.#text, index)
    if (object !== this.#object) {
      this.#object = object
      const length = call.FPDFText_GetFontInfo(this.#text, index, this.#scratch + NAME_AT, NAME_BYTES, 0)
      const bytes = memory.bytes(this.#scratch + NAME_AT, Math.max(0, Math.min(length, NAME_BYTES) - 1))
      this.#font = Buffer.from(bytes).toString('utf8')
    }
    return this.#font
  }
}

const hundredths = (value: number): number => Math.round(value * 100) / 100 + 0
