/** Where in a list one is: a view does not remember it. */
const PLACES = new Set(['cursor', 'page'])

/** The query of a view without where in the list one was, names in the order of the alphabet. */
export function viewQuery(query: string): string {
  const parts = [...new URLSearchParams(query)].filter(([name, value]) => value !== '' && !PLACES.has(name))
  const sorted = parts.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return new URLSearchParams(sorted).toString().replaceAll('%2C', ',')
}
