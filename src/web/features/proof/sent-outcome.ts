/** Refusals of a form with a file that the page has a sentence for. */
const PROBLEMS = [
  'FILE_TYPE',
  'FILE_TOO_LARGE',
  'FILE_EMPTY',
  'PROOF_CLOSED',
  'ARTWORK_SIGNED_OFF',
  'ARTWORK_DAY_LIMIT',
  'RATE_LIMITED',
] as const

type Problem = (typeof PROBLEMS)[number]

export const problemOf = (code: string | undefined): Problem | undefined => PROBLEMS.find((each) => each === code)

/** What the address says of a form that a browser without script has sent. */
export type SentOutcome = { readonly sent?: 'FILE' | 'CHANGES'; readonly problem?: Problem | 'NOT_SENT' }

export function sentOutcome(search: URLSearchParams): SentOutcome {
  const sent = search.get('sent')
  if (sent === 'FILE' || sent === 'CHANGES') return { sent }
  const problem = search.get('problem')
  return problem === null ? {} : { problem: problemOf(problem) ?? 'NOT_SENT' }
}
