import { halalas } from '#domain/money/halalas.ts'
import type { Halalas } from '#domain/money/halalas.ts'

/** Halalas of an amount as gateways write it ("231.15" or 231.15); undefined when it is not one. */
export function halalasOf(amount: string | number): Halalas | undefined {
  const read = halalas(amount)
  return read.ok ? read.value : undefined
}
