import type { DeskFile } from './artwork.queries.ts'

type Sided = Pick<DeskFile, 'design' | 'face'> & {
  readonly pages: readonly unknown[]
  readonly sheets: readonly Pick<DeskFile['sheets'][number], 'face'>[]
}
type Side = DeskFile['sheets'][number]['face']

/**
 * The side of the product that each page of a line is, in the order of its tabs; undefined when the pages have to be numbered:
 * several designs have each their own front, and a page may be of no side or of one that another page has.
 */
export function pageSides(files: readonly Sided[]): readonly Side[] | undefined {
  if (new Set(files.map(({ design }) => design)).size > 1) return undefined
  const sides = files.flatMap(({ face, pages, sheets }) => pages.map((_, page) => face ?? sheets[page]?.face))
  const named = sides.filter((side) => side !== undefined)
  return new Set(named).size === sides.length ? named : undefined
}
