import { findingSentences } from '#ui/artwork/finding-sentences.ts'
import type { FindingSentences } from '#ui/artwork/finding-sentences.ts'
import type { Translate } from '#ui/i18n/messages.ts'
import type { Finding } from '../artwork-calls.ts'
import { sameFindings } from '#domain/preflight/same-findings.ts'

/** Where a finding is: a page, and a place on it when it is not about all of it. */
type Place = { readonly page: number; readonly box: Finding['box'] }

/** A finding with its number on the pages, and what people read about it. */
export type NumberedFinding = Pick<Finding, 'code' | 'severity'> &
  FindingSentences & {
    readonly number: number
    /** None when it is about the whole file. */
    readonly places: readonly Place[]
    readonly fixCode: Finding['fix']
    /** The line of text it is about, as it stands in the file. */
    readonly lineText: string | undefined
  }

/** Findings in the order in which they are shown, worst first; what is the same on several pages is said once. */
export const numberedFindings = (
  t: Translate<'artwork-findings'>,
  findings: readonly Finding[],
): readonly NumberedFinding[] =>
  sameFindings(findings).map((same, index) => {
    const [{ code, severity, facts, fix: fixCode }] = same
    const lineText = typeof facts['text'] === 'string' ? facts['text'] : undefined
    const places = same.flatMap(({ page, box }) => (page === null ? [] : { page, box }))
    return { code, severity, places, fixCode, lineText, number: index + 1, ...findingSentences(t, same[0]) }
  })

/** What is to be fixed or looked at on a page, worst first. */
export const findingsToSee = (findings: readonly NumberedFinding[], page: number): readonly NumberedFinding[] =>
  findings.filter(({ severity, places }) => severity !== 'NOTE' && places.some((place) => place.page === page))
