import type { Halalas } from './halalas.ts'

/**
 * Splits a total over weights by largest remainder: whole halalas, never lost or invented, each share
 * less than one halala from its exact part. All weights 0: everything goes to the first.
 * Total and weights must not be negative.
 */
export function allocate(total: Halalas, weights: readonly number[]): Halalas[] {
  if (total === 0) return weights.map(() => 0)
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? total : 0))

  const parts = weights.map((weight, index) => {
    const exact = BigInt(total) * BigInt(weight)
    return { index, weight, share: Number(exact / sum), remainder: exact % sum }
  })
  const left = parts.reduce((rest, part) => rest - part.share, total)
  const rounded = new Set(parts.toSorted(byRemainder).slice(0, left))
  return parts.map((part) => (rounded.has(part) ? part.share + 1 : part.share))
}

type Part = { readonly index: number; readonly weight: number; readonly remainder: bigint }

// Equal remainders: the larger weight first, so the order of equal-looking lines does not matter.
function byRemainder(a: Part, b: Part): number {
  if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1
  return b.weight - a.weight || a.index - b.index
}
