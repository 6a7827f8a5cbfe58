import type { Box } from './file-facts.ts'

/** ERROR: cannot be printed; WARNING: may disappoint, the customer confirms it; NOTE: good to know. */
export type Severity = 'ERROR' | 'WARNING' | 'NOTE'

/** What a program can put right without touching a letter. Each fix makes a new version of the file. */
export const FIXES = [
  'ADD_BLEED',
  'SCALE',
  'ROTATE',
  'TO_CMYK',
  'BLACK_TEXT',
  'SPOT_TO_CMYK',
  'RENAME_LAYER',
  'DROP_MARKS',
  'BLACK_OVERPRINT',
  'WHITE_KNOCKOUT',
] as const

export type Fix = (typeof FIXES)[number]

type Kind = { readonly severity: Severity; readonly fix?: Fix }

/** Every finding with its severity and what mends it. */
export const FINDINGS = {
  'file-damaged': { severity: 'ERROR' },
  'file-locked': { severity: 'ERROR' },
  'file-form': { severity: 'ERROR' },
  'file-active-content': { severity: 'NOTE' },
  'file-comments': { severity: 'WARNING' },
  'file-layers': { severity: 'NOTE' },
  'file-needs-person': { severity: 'WARNING' },
  'text-outlined': { severity: 'NOTE' },
  'text-unreadable': { severity: 'WARNING' },
  'page-count': { severity: 'ERROR' },
  'page-back-missing': { severity: 'WARNING' },
  'page-multiple': { severity: 'WARNING' },
  'page-empty': { severity: 'WARNING' },
  'page-size': { severity: 'ERROR' },
  'page-size-near': { severity: 'WARNING', fix: 'SCALE' },
  'page-rotated': { severity: 'WARNING', fix: 'ROTATE' },
  'page-sizes-differ': { severity: 'ERROR' },
  'page-at-a-tenth': { severity: 'NOTE' },
  'bleed-missing': { severity: 'WARNING', fix: 'ADD_BLEED' },
  'marks-inside': { severity: 'WARNING', fix: 'DROP_MARKS' },
  'text-near-cut': { severity: 'WARNING' },
  'text-over-fold': { severity: 'WARNING' },
  'picture-unusable': { severity: 'ERROR' },
  'picture-soft': { severity: 'WARNING' },
  'picture-line-art': { severity: 'WARNING' },
  'picture-oversized': { severity: 'NOTE' },
  'colour-rgb': { severity: 'WARNING', fix: 'TO_CMYK' },
  'colour-other': { severity: 'NOTE', fix: 'TO_CMYK' },
  'spot-not-ordered': { severity: 'WARNING', fix: 'SPOT_TO_CMYK' },
  'layer-missing': { severity: 'ERROR' },
  'layer-alias': { severity: 'WARNING', fix: 'RENAME_LAYER' },
  'layer-tinted': { severity: 'WARNING' },
  'separation-all': { severity: 'ERROR' },
  'ink-heavy': { severity: 'WARNING' },
  'white-overprints': { severity: 'ERROR', fix: 'WHITE_KNOCKOUT' },
  'black-knocks-out': { severity: 'NOTE', fix: 'BLACK_OVERPRINT' },
  'black-text-mixed': { severity: 'WARNING', fix: 'BLACK_TEXT' },
  'stroke-thin': { severity: 'WARNING' },
  'stroke-too-thin': { severity: 'ERROR' },
  'text-small': { severity: 'WARNING' },
  'font-missing': { severity: 'ERROR' },
  'font-replaced': { severity: 'WARNING' },
  'arabic-letters-apart': { severity: 'ERROR' },
  'arabic-order-reversed': { severity: 'ERROR' },
  'arabic-glyph-missing': { severity: 'ERROR' },
  'arabic-wrong-encoding': { severity: 'ERROR' },
  'arabic-number-reversed': { severity: 'ERROR' },
  'arabic-digits-mixed': { severity: 'NOTE' },
} as const satisfies Readonly<Record<string, Kind>>

export type FindingCode = keyof typeof FINDINGS

/** Measured and demanded values that a sentence names: millimetres, points, percent, names. */
export type FindingFacts = Readonly<Record<string, string | number>>

/** One thing that a printer would say about a file. */
export type Finding = {
  readonly code: FindingCode
  readonly severity: Severity
  /** From 1; null when it is about the whole file. */
  readonly page: number | null
  /** Where on the page; null when it is about all of it. */
  readonly box: Box | null
  readonly facts: FindingFacts
  readonly fix: Fix | null
}

/** A finding with the severity and the fix of its kind. */
export function finding(
  code: FindingCode,
  { page = null, box = null, facts = {} }: Partial<Pick<Finding, 'page' | 'box' | 'facts'>> = {},
): Finding {
  const kind: Kind = FINDINGS[code]
  return { code, severity: kind.severity, page, box, facts, fix: kind.fix ?? null }
}

/** What a check comes to: the file goes on, needs a confirmation, must be changed, or is read by a person. */
export type Verdict = 'CLEAN' | 'TO_CONFIRM' | 'TO_CHANGE' | 'NEEDS_PERSON'

/** Findings after which a person reads the file before it is printed. */
const FOR_A_PERSON: ReadonlySet<FindingCode> = new Set(['file-needs-person', 'text-unreadable'])

/** The verdict on a file with these findings. */
export function verdictOf(findings: readonly Pick<Finding, 'code' | 'severity'>[]): Verdict {
  if (findings.some(({ severity }) => severity === 'ERROR')) return 'TO_CHANGE'
  if (findings.some(({ code }) => FOR_A_PERSON.has(code))) return 'NEEDS_PERSON'
  return findings.some(({ severity }) => severity === 'WARNING') ? 'TO_CONFIRM' : 'CLEAN'
}
