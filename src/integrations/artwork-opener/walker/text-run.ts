import type { PageLetter } from '#domain/preflight/page-letters.ts'
import { extentOf, mapped, NOWHERE, union, type Extent } from './extent.ts'
import { codesOf } from './font.ts'
import type { TextState } from './graphics-state.ts'
import type { LetterIndex } from './letter-index.ts'
import { IDENTITY, mapX, mapY, multiply, type Matrix } from './matrix.ts'

/** How high letters rise above their line and hang below it, in parts of the size, where no ink is known. */
const RISE = 0.72
const DESCENT = 0.2

/** A letter where the pen drew it. */
export type Place = { readonly x: number; readonly y: number; readonly glyph: number | null; readonly guess: Extent }

/** Where letters lie, as far as both readers know. */
export type Run = { readonly extent: Extent; readonly letters: number; readonly isArabic: boolean }

/** Follows the pen through a text object. */
export class TextPen {
  #line: Matrix = IDENTITY
  #pen: Matrix = IDENTITY

  place(matrix: Matrix): void {
    this.#line = matrix
    this.#pen = matrix
  }

  /** Begins a line this far from the beginning of the one before. */
  nextLine(x: number, y: number): void {
    this.place(multiply([1, 0, 0, 1, x, y], this.#line))
  }

  get matrix(): Matrix {
    return this.#pen
  }

  /** Moves back by thousandths of the size, as numbers between strings do. */
  kern(thousandths: number, { size, stretch }: TextState): void {
    this.#move((-thousandths / 1000) * size * stretch)
  }

  /** Draws a string, and adds the places of its letters. */
  show(bytes: Uint8Array, text: TextState, page: Matrix, places: Place[]): void {
    for (const code of codesOf(text.font, bytes)) {
      const width = (text.font?.widthOf(code) ?? 0) * (text.font?.unit ?? 0.001) * text.size
      const place = multiply(this.#pen, page)
      places.push({
        x: mapX(place, 0, text.rise),
        y: mapY(place, 0, text.rise),
        glyph: text.font?.glyphOf(code) ?? null,
        guess: guessed(place, width, text),
      })
      const space = text.letterSpace + (code === 32 && !text.font?.isWide ? text.wordSpace : 0)
      this.#move((width + space) * text.stretch)
    }
  }

  #move(along: number): void {
    this.#pen = multiply([1, 0, 0, 1, along, 0], this.#pen)
  }
}

/** Compares places with the letters of the other reader, which knows their ink. */
export function runOf(places: readonly Place[], index: LetterIndex): Run {
  let extent = NOWHERE
  let isArabic = false
  for (const { x, y, glyph, guess } of places) {
    const letters = index.at(x, y)
    if (glyph !== null) index.noteGlyph(letters, glyph)
    isArabic ||= letters.some(isArabicLetter)
    extent = union(extent, inkOf(letters) ?? guess)
  }
  return { extent, letters: places.length, isArabic }
}

const isArabicLetter = ({ code }: PageLetter): boolean =>
  (code >= 0x600 && code <= 0x77f) || (code >= 0xfb50 && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfeff)

/** The ink of letters; undefined where none is known, nowhere for a space. */
function inkOf(letters: readonly PageLetter[]): Extent | undefined {
  if (letters.length === 0) return undefined
  return letters.reduce((extent, { ink }) => (ink ? union(extent, extentOf(ink)) : extent), NOWHERE)
}

const guessed = (place: Matrix, width: number, { size, stretch, rise }: TextState): Extent =>
  width === 0 ? NOWHERE : mapped(place, 0, rise - DESCENT * size, width * stretch, rise + RISE * size)
