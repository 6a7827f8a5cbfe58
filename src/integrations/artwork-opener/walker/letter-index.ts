import type { PageLetter } from '#domain/preflight/page-letters.ts'

/** Places are compared in squares of this side, in millimetres. */
const CELL = 0.2
/** The two readers agree about where a letter stands to within this. */
const NEAR = 0.12

/** Finds the letter that stands at a place, and notes its glyph. */
export class LetterIndex {
  readonly #cells = new Map<number, PageLetter[]>()
  readonly #glyphs = new Map<PageLetter, number>()

  constructor(letters: readonly PageLetter[]) {
    for (const letter of letters) {
      const key = keyOf(cellOf(letter.originX), cellOf(letter.originY))
      const cell = this.#cells.get(key)
      if (cell) cell.push(letter)
      else this.#cells.set(key, [letter])
    }
  }

  /** The letters that the pen draws at a place: several where one glyph stands for them. */
  at(x: number, y: number): readonly PageLetter[] {
    const found: PageLetter[] = []
    for (let column = cellOf(x - NEAR); column <= cellOf(x + NEAR); column += 1) {
      for (let row = cellOf(y - NEAR); row <= cellOf(y + NEAR); row += 1) {
        for (const letter of this.#cells.get(keyOf(column, row)) ?? []) {
          if (Math.hypot(letter.originX - x, letter.originY - y) <= NEAR) found.push(letter)
        }
      }
    }
    return found
  }

  noteGlyph(letters: readonly PageLetter[], glyph: number): void {
    for (const letter of letters) this.#glyphs.set(letter, glyph)
  }

  /** A letter with the number of its glyph, where the walk came upon it. */
  withGlyph(letter: PageLetter): PageLetter {
    const glyph = this.#glyphs.get(letter)
    return glyph === undefined ? letter : { ...letter, glyph }
  }
}

const cellOf = (millimetres: number): number => Math.floor(millimetres / CELL)
const keyOf = (column: number, row: number): number => column * 1_000_003 + row
