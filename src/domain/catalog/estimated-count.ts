/** With fewer in the sample only the first figure of an estimate says something: it is off by a tenth and more. */
const SAMPLED_FOR_TWO_FIGURES = 100

/**
 * How many things there are, of which a sample of one in `outOf` saw so many: rounded to the figures that mean something. Null when the
 * sample saw none, which is few but need not be none. Never more than `most`, which is known, and never fewer than were seen.
 */
export function estimatedCount(sampled: number, outOf: number, most = Infinity): number | null {
  if (most === 0) return 0
  if (sampled === 0) return null
  const figures = sampled < SAMPLED_FOR_TWO_FIGURES ? 1 : 2
  return Math.max(sampled, Math.min(most, Number((sampled * outOf).toPrecision(figures))))
}
