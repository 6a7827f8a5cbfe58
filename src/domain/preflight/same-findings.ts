import type { Finding } from './finding.ts'

/** What is said of findings of one kind, and where they are. */
type Place = Pick<Finding, 'code' | 'page' | 'facts'>

/**
 * Findings that say the same of several pages, as one: both sides of a card without bleed are one thing to mend. In the order
 * of the first of each.
 */
export function sameFindings<Found extends Place>(
  findings: readonly Found[],
): readonly (readonly [Found, ...Found[]])[] {
  const groups: [Found, ...Found[]][] = []
  for (const found of findings) {
    const group = groups.find(([first]) => isSaidOfBoth(first, found))
    if (group && group.every(({ page }) => page !== found.page)) group.push(found)
    else groups.push([found])
  }
  return groups
}

const isSaidOfBoth = (one: Place, other: Place): boolean =>
  one.code === other.code && JSON.stringify(one.facts) === JSON.stringify(other.facts)
