/** How many reviews gave one star, two, and so on to five. */
export type StarCounts = readonly [number, number, number, number, number]

export type StarSummary = {
  readonly count: number
  /** With one decimal; null without reviews. */
  readonly average: number | null
  readonly stars: StarCounts
}

/** Sums up the ratings of a product. */
export function starSummary(stars: StarCounts): StarSummary {
  const count = stars.reduce((sum, each) => sum + each, 0)
  const points = stars.reduce((sum, each, index) => sum + each * (index + 1), 0)
  return { count, average: count === 0 ? null : Math.round((points * 10) / count) / 10, stars }
}
