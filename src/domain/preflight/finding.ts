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

type Kind = {
  readonly severity: Severity
  readonly fix?: Fix
  /** Names of the facts that a sentence about it may use. */
  readonly facts?: readonly string[]
}

/** Every finding with its severity, what fixes it, and the facts that its rule always gives. */
export const FINDINGS = {
  'file-damaged': { severity: 'ERROR' },
  'file-locked': { severity: 'ERROR' },
  'file-form': { severity: 'ERROR' },
  'file-active-content': { severity: 'NOTE' },
  'file-comments': { severity: 'WARNING' },
  'file-layers': { severity: 'NOTE', facts: ['layers'] },
  'file-needs-person': { severity: 'WARNING' },
  'text-outlined': { severity: 'WARNING' },
  'text-unreadable': { severity: 'WARNING' },
  'page-count': { severity: 'ERROR', facts: ['pages', 'least', 'most'] },
  'page-back-missing': { severity: 'WARNING', facts: ['pages', 'least', 'most'] },
  'page-multiple': { severity: 'WARNING', facts: ['pages', 'multiple'] },
  'page-empty': { severity: 'WARNING' },
  'page-size': { severity: 'ERROR', facts: ['size', 'wantedSize'] },
  'page-size-near': { severity: 'WARNING', fix: 'SCALE', facts: ['size', 'wantedSize'] },
  'page-rotated': { severity: 'WARNING', fix: 'ROTATE', facts: ['size', 'wantedSize'] },
  'page-sizes-differ': { severity: 'ERROR', facts: ['size', 'firstSize'] },
  'page-at-a-tenth': { severity: 'NOTE', facts: ['size', 'wantedSize'] },
  'bleed-missing': { severity: 'WARNING', fix: 'ADD_BLEED', facts: ['wanted'] },
  'bleed-partial': { severity: 'WARNING', fix: 'ADD_BLEED', facts: ['wanted'] },
  'marks-inside': { severity: 'WARNING', fix: 'DROP_MARKS' },
  'text-near-cut': { severity: 'WARNING', facts: ['distance', 'safe'] },
  'text-over-fold': { severity: 'WARNING' },
  'picture-unusable': { severity: 'ERROR', facts: ['dots', 'wanted', 'sharpTo', 'side'] },
  'picture-soft': { severity: 'WARNING', facts: ['dots', 'wanted', 'sharpTo', 'side'] },
  'picture-line-art': { severity: 'WARNING', facts: ['dots', 'wanted', 'sharpTo', 'side'] },
  'picture-oversized': { severity: 'NOTE', facts: ['dots', 'wanted', 'sharpTo', 'side'] },
  'colour-rgb': { severity: 'WARNING', fix: 'TO_CMYK' },
  'colour-other': { severity: 'NOTE', fix: 'TO_CMYK' },
  'spot-not-ordered': { severity: 'WARNING', fix: 'SPOT_TO_CMYK', facts: ['ink'] },
  'layer-missing': { severity: 'ERROR', facts: ['layer'] },
  'layer-alias': { severity: 'WARNING', fix: 'RENAME_LAYER', facts: ['ink', 'layer'] },
  'layer-tinted': { severity: 'WARNING', facts: ['ink', 'layer'] },
  'separation-all': { severity: 'ERROR' },
  'ink-heavy': { severity: 'WARNING', facts: ['percent', 'limit'] },
  'white-overprints': { severity: 'ERROR', fix: 'WHITE_KNOCKOUT' },
  'black-knocks-out': { severity: 'NOTE', fix: 'BLACK_OVERPRINT' },
  'black-text-mixed': { severity: 'WARNING', fix: 'BLACK_TEXT' },
  'stroke-thin': { severity: 'WARNING', facts: ['width', 'least'] },
  'stroke-too-thin': { severity: 'ERROR', facts: ['width', 'least'] },
  'text-small': { severity: 'WARNING', facts: ['points', 'least'] },
  'text-dots-thin': { severity: 'WARNING', facts: ['size', 'least'] },
  'font-missing': { severity: 'ERROR', facts: ['fonts'] },
  'font-replaced': { severity: 'WARNING', facts: ['font'] },
  'arabic-apart-and-reversed': { severity: 'ERROR', facts: ['text'] },
  'arabic-letters-apart': { severity: 'ERROR', facts: ['text'] },
  'arabic-order-reversed': { severity: 'ERROR', facts: ['text'] },
  'arabic-words-reversed': { severity: 'ERROR', facts: ['text'] },
  'arabic-glyph-missing': { severity: 'ERROR', facts: ['text'] },
  'arabic-wrong-encoding': { severity: 'ERROR', facts: ['text'] },
  'arabic-number-reversed': { severity: 'ERROR', facts: ['text'] },
  'arabic-digits-mixed': { severity: 'NOTE' },
  'arabic-phones-differ': { severity: 'NOTE', facts: ['number', 'other'] },
  'date-disagrees': { severity: 'WARNING', facts: ['text'] },
  'content-flag': { severity: 'WARNING', facts: ['url', 'issued'] },
  'content-emblem': { severity: 'WARNING', facts: ['url', 'issued'] },
  'content-leaders': { severity: 'WARNING', facts: ['url', 'issued'] },
  'content-faith': { severity: 'WARNING', facts: ['url', 'issued'] },
  'content-stamp': { severity: 'WARNING', facts: ['url', 'issued'] },
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

/** The names of the facts that come with a finding of this kind. */
type FactOf<Code extends FindingCode> = Code extends FindingCode
  ? (typeof FINDINGS)[Code] extends { readonly facts: readonly (infer Name extends string)[] }
    ? Name
    : never
  : never

type Where = Partial<Pick<Finding, 'page' | 'box'>>

/** Where a finding is and the facts its sentence needs; none are asked for where the sentence has none. */
type About<Code extends FindingCode> = [FactOf<Code>] extends [never]
  ? [about?: Where & { readonly facts?: FindingFacts }]
  : [about: Where & { readonly facts: FindingFacts & Readonly<Record<FactOf<Code>, string | number>> }]

/** A finding with the severity and the fix of its kind. */
export function finding<Code extends FindingCode>(code: Code, ...[about]: About<Code>): Finding {
  const kind: Kind = FINDINGS[code]
  const { page = null, box = null, facts = {} } = about ?? {}
  return { code, severity: kind.severity, page, box, facts, fix: kind.fix ?? null }
}

/** What a check comes to: the file goes on, needs a confirmation, must be changed, or is read by a person. */
export type Verdict = 'CLEAN' | 'TO_CONFIRM' | 'TO_CHANGE' | 'NEEDS_PERSON'

/** Findings after which a person reads the file before it is printed. */
const FOR_A_PERSON: ReadonlySet<FindingCode> = new Set([
  'file-needs-person',
  'text-unreadable',
  'content-flag',
  'content-emblem',
  'content-leaders',
  'content-faith',
  'content-stamp',
])

/** The verdict on a file with these findings. */
export function verdictOf(findings: readonly Pick<Finding, 'code' | 'severity'>[]): Verdict {
  if (findings.some(({ severity }) => severity === 'ERROR')) return 'TO_CHANGE'
  if (findings.some(({ code }) => FOR_A_PERSON.has(code))) return 'NEEDS_PERSON'
  return findings.some(({ severity }) => severity === 'WARNING') ? 'TO_CONFIRM' : 'CLEAN'
}
