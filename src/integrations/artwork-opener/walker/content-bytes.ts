export const SPACE = 1
export const DELIMITER = 2
/** What each byte of a content stream is: part of a word (0), space, or a delimiter. */
export const CLASSES = new Uint8Array(256)
for (const code of [0, 9, 10, 12, 13, 32]) CLASSES[code] = SPACE
for (const character of '()<>[]{}/%') CLASSES[character.charCodeAt(0)] = DELIMITER

export const isLineEnd = (code: number | undefined): boolean => code === 10 || code === 13
export const isOctal = (code: number): boolean => code >= 0x30 && code <= 0x37

/** Whether the bytes of an inline picture end there: at an `EI` between spaces. */
export function isPictureEnd(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] !== 0x45 || bytes[at + 1] !== 0x49) return false
  const after = bytes[at + 2]
  return CLASSES[bytes[at - 1] ?? 0] === SPACE && (after === undefined || CLASSES[after] === SPACE)
}

/** Words are short: the same few operators come again and again. */
const WORDS = new Map<number, string>()

/** The word from `start` to before `end`. */
export function latin1(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > 3) return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1')
  let key = end - start
  for (let at = start; at < end; at += 1) key = key * 256 + (bytes[at] ?? 0)
  let word = WORDS.get(key)
  if (word === undefined) {
    word = Buffer.from(bytes.subarray(start, end)).toString('latin1')
    WORDS.set(key, word)
  }
  return word
}

/** The number written there; undefined for anything else. */
export function numberAt(bytes: Uint8Array, start: number, end: number): number | undefined {
  let at = start
  const sign = bytes[at]
  if (sign === 0x2d || sign === 0x2b) at += 1
  let value = 0
  let fraction = 0
  let digits = 0
  for (; at < end; at += 1) {
    const code = bytes[at] ?? 0
    if (code === 0x2e && fraction === 0) fraction = 1
    else if (code >= 0x30 && code <= 0x39) {
      digits += 1
      value = value * 10 + code - 0x30
      fraction *= 10
    } else return digits > 0 && code === 0x2d ? signed(value, fraction, sign) : undefined
  }
  return digits > 0 || fraction > 0 ? signed(value, fraction, sign) : undefined
}

const signed = (value: number, fraction: number, sign: number | undefined): number => {
  const size = fraction > 1 ? value / fraction : value
  return sign === 0x2d ? -size : size
}
