import { problemAt } from '../format/import-problem.ts'
import type { ImportProblem, Place, Problem } from '../format/import-problem.ts'
import { nearestWord } from '../format/nearest-word.ts'

/** Reports problems of rows. */
export interface Complaints {
  readonly complain: (place: Place, problem: Problem, column?: string | null, value?: unknown) => void
  /** Reports a word that is none of those known. */
  readonly unknown: (place: Place, column: string, value: string, to: string, known: Iterable<string>) => void
}

/** Reporting into a list. */
export const complaintsInto = (problems: ImportProblem[]): Complaints => ({
  complain: (place, problem, column = null, value = undefined) => {
    problems.push(problemAt(place, problem, column, value))
  },
  unknown: (place, column, value, to, known) => {
    const possible = [...known]
    const nearest = nearestWord(value, possible)
    problems.push(problemAt(place, { code: 'reference/unknown', to, possible, nearest }, column, value))
  },
})
