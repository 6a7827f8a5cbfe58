/** The little of DER (X.690) that a certificate needs. */

const SEQUENCE = 0x30
const BIT_STRING = 0x03

/** A value under its tag. */
export function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content])
  const bytes = length < 0x100 ? [0x81, length] : [0x82, length >>> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...bytes]), content])
}

export const sequence = (...contents: readonly Uint8Array[]): Buffer => der(SEQUENCE, ...contents)
export const bitString = (bytes: Uint8Array): Buffer => der(BIT_STRING, Buffer.from([0]), bytes)
export const utf8String = (text: string): Buffer => der(0x0c, Buffer.from(text))

/** A whole number, not negative. */
export function integer(bytes: Uint8Array): Buffer {
  return der(0x02, (bytes[0] ?? 0) >= 0x80 ? Buffer.from([0]) : Buffer.alloc(0), bytes)
}

/** An object identifier, "2.5.4.3". */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}

function base128(value: number): number[] {
  const digits = [value & 0x7f]
  for (let left = value >>> 7; left > 0; left >>>= 7) digits.unshift((left & 0x7f) | 0x80)
  return digits
}

/** The values inside a sequence, each with its tag. Throws RangeError for what is none. */
export function contentsOf(bytes: Uint8Array): readonly { readonly tag: number; readonly content: Buffer }[] {
  const outer = read(Buffer.from(bytes), 0)
  if (outer.tag !== SEQUENCE) throw new RangeError('no DER sequence')
  const values = []
  for (let at = 0; at < outer.content.length;) {
    const value = read(outer.content, at)
    values.push(value)
    at = value.end
  }
  return values
}

function read(bytes: Buffer, at: number): { tag: number; content: Buffer; end: number } {
  const short = bytes[at + 1] ?? 0
  const lengthBytes = short < 0x80 ? 0 : short & 0x7f
  const length = lengthBytes === 0 ? short : bytes.readUIntBE(at + 2, lengthBytes)
  const start = at + 2 + lengthBytes
  if (start + length > bytes.length) throw new RangeError('DER is cut short')
  return { tag: bytes[at] ?? 0, content: bytes.subarray(start, start + length), end: start + length }
}

/** The bytes of a certificate's signature: the last value of its outer sequence. */
export function certificateSignature(certificate: Uint8Array): Buffer {
  const last = contentsOf(certificate).at(-1)
  if (last?.tag !== BIT_STRING) throw new RangeError('no certificate')
  return last.content.subarray(1)
}
