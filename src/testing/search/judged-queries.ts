import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** How well a product answers a query: 3 is what was meant, 2 would do, 1 is close; all others are 0. */
export type Grades = ReadonlyMap<string, number>

/** A search that shoppers make, with what they want to see, by code of the demo's products. */
export type JudgedQuery = {
  readonly query: string
  readonly group: string
  /** Not looked at while rules are made: shows whether they help queries that they were not made for. */
  readonly heldOut: boolean
  readonly wanted: Grades
}

const File = z.array(
  z.strictObject({
    query: z.string(),
    group: z.enum(['en', 'ar', 'dialect', 'typo', 'size', 'mixed', 'arabizi']),
    heldOut: z.boolean(),
    wanted: z.partialRecord(z.enum(['3', '2', '1']), z.array(z.string())),
  }),
)

/** The judged queries; judged by the catalogue, before it was seen what the search answers. */
export async function judgedQueries(): Promise<readonly JudgedQuery[]> {
  const text = await readFile(new URL('./judged-queries.json', import.meta.url), 'utf8')
  return File.parse(JSON.parse(text)).map(({ wanted: grades, ...query }) => ({
    ...query,
    wanted: new Map(
      Object.entries(grades).flatMap(([grade, codes]) => (codes ?? []).map((code) => [code, Number(grade)] as const)),
    ),
  }))
}

const DEPTH = 10

/** The normalised discounted cumulative gain of the first ten answers (Järvelin and Kekäläinen 2002, gain 2^grade - 1). */
export function ndcg(answers: readonly string[], grades: Grades): number {
  const best = [...grades.values()].toSorted((a, b) => b - a)
  const ideal = gainOf(best)
  return ideal === 0 ? 1 : gainOf(answers.map((code) => grades.get(code) ?? 0)) / ideal
}

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
