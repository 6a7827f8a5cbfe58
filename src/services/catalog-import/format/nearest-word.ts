import { typosApart } from '#domain/text/typo.ts'

const LONGEST = 40
const MOST = 2000

/** The possible word that was probably meant: a third of its letters may be wrong; null when none is near. */
export function nearestWord(word: string, possible: readonly string[]): string | null {
  const searched = word.toLowerCase().slice(0, LONGEST)
  let nearest: string | null = null
  let fewest = Math.max(1, Math.floor(searched.length / 3)) + 1
  for (const candidate of possible.slice(0, MOST)) {
    const other = candidate.toLowerCase().slice(0, LONGEST)
    if (Math.abs(other.length - searched.length) >= fewest) continue
    const typos = typosApart(searched, other)
    if (typos < fewest) [nearest, fewest] = [candidate, typos]
  }
  return nearest
}
