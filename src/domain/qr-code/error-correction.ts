/** Arithmetic in the field of 256 elements that QR codes use (x⁸ + x⁴ + x³ + x² + 1). */
const EXP = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value
  EXP[power + 255] = value
  LOG[value] = power
  value = value < 128 ? value << 1 : (value << 1) ^ 0x11d
}

const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : at(EXP, at(LOG, a) + at(LOG, b)))
const at = (table: Uint8Array, index: number): number => table[index] ?? 0

/** The polynomial with the roots 2⁰ to 2ⁿ⁻¹, without its leading one. */
function generator(length: number): Uint8Array {
  const result = new Uint8Array(length)
  result[length - 1] = 1
  for (let root = 0; root < length; root += 1) {
    for (let index = 0; index < length; index += 1) {
      result[index] = times(at(result, index), at(EXP, root)) ^ at(result, index + 1)
    }
  }
  return result
}

/** The Reed-Solomon bytes that protect a block. */
export function correctionOf(block: Uint8Array, length: number): Uint8Array {
  const divisor = generator(length)
  const result = new Uint8Array(length)
  for (const byte of block) {
    const factor = byte ^ at(result, 0)
    result.copyWithin(0, 1)
    result[length - 1] = 0
    for (let index = 0; index < length; index += 1)
      result[index] = at(result, index) ^ times(at(divisor, index), factor)
  }
  return result
}
