import type { FindingCode, Severity } from '#domain/preflight/finding.ts'

/** What is measured on a page, and the findings that are about it. */
const FINDINGS_OF = {
  trim: ['page-size', 'page-size-near', 'page-rotated', 'page-sizes-differ'],
  bleed: ['bleed-missing', 'bleed-partial'],
  nearestText: ['text-near-cut'],
  sharpness: ['picture-unusable', 'picture-soft', 'picture-line-art'],
  fonts: ['font-missing', 'font-replaced'],
  colour: ['colour-rgb', 'spot-not-ordered', 'separation-all'],
  stroke: ['stroke-thin', 'stroke-too-thin'],
} as const satisfies Readonly<Record<string, readonly FindingCode[]>>

export type Measure = keyof typeof FINDINGS_OF

type PageFinding = { readonly code: FindingCode; readonly severity: Severity; readonly page: number | null }

/** How bad a measured value is: as bad as what the check says of it on this page, or of the whole file. */
export function levelOf(measure: Measure, page: number, findings: readonly PageFinding[]): 'must' | 'look' | undefined {
  const codes: readonly FindingCode[] = FINDINGS_OF[measure]
  const about = findings.filter((each) => codes.includes(each.code) && (each.page === null || each.page === page))
  if (about.some(({ severity }) => severity === 'ERROR')) return 'must'
  return about.some(({ severity }) => severity === 'WARNING') ? 'look' : undefined
}
