import { CLASSES, DELIMITER, isLineEnd, isOctal, isPictureEnd, latin1, numberAt, SPACE } from './content-bytes.ts'

/** A name is a string without its slash, a string is bytes. */
export type Operand = number | boolean | null | string | Uint8Array | readonly Operand[] | ReadonlyMap<string, Operand>

/** Where an operator stands with its operands: from the first byte of the first to behind its own last. */
export type Span = { readonly start: number; readonly end: number }

/** Called for each operator with what stood before it; `false` ends the reading. */
export type OnOperator = (operator: string, operands: readonly Operand[], span: Span) => boolean | void

type Open = { readonly isDict: boolean; readonly items: Operand[] }

/** No operator takes more. */
const MAX_OPERANDS = 64
/** Deeper arrays and dictionaries are no content of a page. */
const MAX_NESTING = 64

const [PERCENT, SLASH, OPEN_ROUND, CLOSE_ROUND] = [0x25, 0x2f, 0x28, 0x29]
const [LESS, MORE, OPEN_SQUARE, CLOSE_SQUARE, BACKSLASH] = [0x3c, 0x3e, 0x5b, 0x5d, 0x5c]

/** Reads a content stream: operators with their operands, inline pictures as `BI` with their dictionary. */
export function readContent(bytes: Uint8Array, onOperator: OnOperator): void {
  new ContentReader(bytes, onOperator).read()
}

class ContentReader {
  readonly #bytes: Uint8Array
  readonly #onOperator: OnOperator
  #at = 0
  /** Where the operands of the next operator begin. */
  #start = -1
  #operands: Operand[] = []
  readonly #open: Open[] = []

  constructor(bytes: Uint8Array, onOperator: OnOperator) {
    this.#bytes = bytes
    this.#onOperator = onOperator
  }

  read(): void {
    const bytes = this.#bytes
    while (this.#at < bytes.length) {
      const code = bytes[this.#at] ?? 0
      const kind = CLASSES[code]
      if (kind === SPACE) {
        this.#at += 1
        continue
      }
      if (this.#start < 0) this.#start = this.#at
      if (kind === DELIMITER) this.#readDelimited(code)
      else if (!this.#readWord()) return
    }
  }

  #readDelimited(code: number): void {
    if (code === PERCENT) return this.#skipComment()
    if (code === SLASH) return this.#push(this.#readName())
    if (code === OPEN_ROUND) return this.#push(this.#readString())
    const isDouble = this.#bytes[this.#at + 1] === code
    if (code === LESS && !isDouble) return this.#push(this.#readHex())
    this.#at += (code === LESS || code === MORE) && isDouble ? 2 : 1
    if (code === LESS || code === OPEN_SQUARE) this.#begin(code === LESS)
    else if (code === CLOSE_SQUARE || (code === MORE && isDouble)) this.#end()
  }

  #begin(isDict: boolean): void {
    if (this.#open.length < MAX_NESTING) this.#open.push({ isDict, items: [] })
  }

  #end(): void {
    const open = this.#open.pop()
    if (open) this.#push(open.isDict ? dictOf(open.items) : open.items)
  }

  #push(operand: Operand): void {
    const open = this.#open.at(-1)
    if (open) open.items.push(operand)
    else if (this.#operands.length < MAX_OPERANDS) this.#operands.push(operand)
  }

  #skipComment(): void {
    while (this.#at < this.#bytes.length && !isLineEnd(this.#bytes[this.#at])) this.#at += 1
  }

  /** A number, a word of the language or an operator; false when the reading is to end. */
  #readWord(): boolean {
    const start = this.#at
    while (this.#at < this.#bytes.length && CLASSES[this.#bytes[this.#at] ?? 0] === 0) this.#at += 1
    const value = numberAt(this.#bytes, start, this.#at)
    if (value !== undefined) {
      this.#push(value)
      return true
    }
    const word = latin1(this.#bytes, start, this.#at)
    if (word in CONSTANTS) {
      this.#push(CONSTANTS[word] ?? null)
      return true
    }
    return this.#operator(word)
  }

  #operator(word: string): boolean {
    const operands = this.#operands
    const span = { start: this.#start, end: this.#at }
    this.#start = -1
    this.#operands = []
    this.#open.length = 0
    if (word === 'BI') return true
    if (word !== 'ID') return this.#onOperator(word, operands, span) !== false
    this.#skipPicture()
    return this.#onOperator('BI', [dictOf(operands)], { ...span, end: this.#at }) !== false
  }

  /** Goes on behind the bytes of an inline picture, which end at a lonely `EI`. */
  #skipPicture(): void {
    const bytes = this.#bytes
    let at = this.#at + 1
    while (at < bytes.length && !isPictureEnd(bytes, at)) at += 1
    this.#at = at + 2
  }

  #readName(): string {
    const start = (this.#at += 1)
    while (this.#at < this.#bytes.length && CLASSES[this.#bytes[this.#at] ?? 0] === 0) this.#at += 1
    const name = latin1(this.#bytes, start, this.#at)
    if (!name.includes('#')) return name
    const written = name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    return Buffer.from(written, 'latin1').toString('utf8')
  }

  #readHex(): Uint8Array {
    const start = (this.#at += 1)
    while (this.#at < this.#bytes.length && this.#bytes[this.#at] !== MORE) this.#at += 1
    const digits = latin1(this.#bytes, start, this.#at).replace(/[^0-9a-fA-F]/g, '')
    this.#at += 1
    return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex')
  }

  #readString(): Uint8Array {
    const bytes = this.#bytes
    const out: number[] = []
    let depth = 1
    this.#at += 1
    while (this.#at < bytes.length) {
      const code = bytes[this.#at] ?? 0
      this.#at += 1
      if (code === BACKSLASH) {
        this.#readEscape(out)
        continue
      }
      if (code === OPEN_ROUND) depth += 1
      if (code === CLOSE_ROUND) depth -= 1
      if (depth === 0) break
      out.push(code)
    }
    return Uint8Array.from(out)
  }

  #readEscape(out: number[]): void {
    const code = this.#bytes[this.#at] ?? 0
    this.#at += 1
    if (isOctal(code)) {
      let value = code - 0x30
      for (let more = 0; more < 2 && isOctal(this.#bytes[this.#at] ?? 0); more += 1, this.#at += 1) {
        value = value * 8 + (this.#bytes[this.#at] ?? 0) - 0x30
      }
      out.push(value & 255)
    } else if (code === 13) {
      if (this.#bytes[this.#at] === 10) this.#at += 1
    } else if (code !== 10) out.push(ESCAPES[String.fromCharCode(code)] ?? code)
  }
}

const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }
const CONSTANTS: Readonly<Record<string, boolean | null>> = { __proto__: null, true: true, false: false, null: null }

function dictOf(items: readonly Operand[]): ReadonlyMap<string, Operand> {
  const dict = new Map<string, Operand>()
  for (let at = 0; at + 1 < items.length; at += 2) {
    const key = items[at]
    if (typeof key === 'string') dict.set(key, items[at + 1] ?? null)
  }
  return dict
}
