import { proposedLine } from '#domain/preflight/arabic/proposed-line.ts'
import type { BrokenLine } from '#domain/preflight/arabic/proposed-line.ts'
import type { Box } from '#domain/preflight/file-facts.ts'
import type { FindingCode } from '#domain/preflight/finding.ts'
import type { Translate } from '#ui/i18n/messages.ts'
import type { Check } from '../artwork-calls.ts'
import type { NumberedFinding } from './numbered-findings.ts'

const SET_BY_US: Partial<Record<FindingCode, BrokenLine>> = {
  'arabic-apart-and-reversed': 'APART_AND_REVERSED',
  'arabic-letters-apart': 'LETTERS_APART',
  'arabic-order-reversed': 'ORDER_REVERSED',
  'arabic-words-reversed': 'WORDS_REVERSED',
}

/** Whether the shop sets a line again that has this finding, when it is asked to. */
export const canBeSet = (code: FindingCode): boolean => SET_BY_US[code] !== undefined

/** A line of the file that a person sets again when the customer wants it. */
export type LineToSet = {
  /** That of its finding. */
  readonly number: number
  readonly title: string
  readonly problem: BrokenLine
  readonly page: number
  readonly box: Box
  /** How it was probably meant. */
  readonly proposal: string
}

/** The lines of a file that can be set again, in the order of their findings. */
export const linesToSet = (findings: readonly NumberedFinding[]): readonly LineToSet[] =>
  findings.flatMap(({ number, title, code, lineText, places: [place] }) => {
    const problem = SET_BY_US[code]
    if (!problem || lineText === undefined || !place?.box) return []
    return [{ number, title, problem, page: place.page, box: place.box, proposal: proposedLine(problem, lineText) }]
  })

/** What the customer has typed instead of proposals, by the numbers of the findings. */
export type TypedLines = Readonly<Record<number, string | undefined>>

/** How a line is to read. */
export const textToSet = ({ number, proposal }: LineToSet, typed: TypedLines): string =>
  (typed[number] ?? proposal).trim()

/** What the shop is asked for: each line with its side and how it is to read. A line that is empty is left as it is. */
export const wishForLines = (
  t: Translate<'artwork'>,
  lines: readonly LineToSet[],
  { typed, faces }: { readonly typed: TypedLines; readonly faces: Check['faces'] },
): string =>
  lines
    .flatMap((line) => {
      const text = textToSet(line, typed)
      const face = faces[line.page - 1]
      const side = face ? t(`face-${face.code}`) : t('page', { number: line.page })
      return text === '' ? [] : [t('setLine', { side, text })]
    })
    .join('\n')
