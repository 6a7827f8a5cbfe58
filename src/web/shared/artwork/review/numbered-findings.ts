import { findingSentences } from '#ui/artwork/finding-sentences.ts'
import type { FindingSentences } from '#ui/artwork/finding-sentences.ts'
import type { Translate } from '#ui/i18n/messages.ts'
import type { Finding } from '../artwork-calls.ts'

/** A finding with its number on the page, and what people read about it. */
export type NumberedFinding = Pick<Finding, 'severity' | 'page' | 'box'> &
  FindingSentences & { readonly number: number; readonly fixCode: Finding['fix'] }

/** Findings in the order in which they are shown, worst first. */
export const numberedFindings = (
  t: Translate<'artwork-findings'>,
  findings: readonly Finding[],
): readonly NumberedFinding[] =>
  findings.map((finding, index) => {
    const { severity, page, box, fix: fixCode } = finding
    return { severity, page, box, fixCode, number: index + 1, ...findingSentences(t, finding) }
  })
