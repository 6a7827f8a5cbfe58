/** The little of DER (X.690) that a request for a certificate needs. */

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
