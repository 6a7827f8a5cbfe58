import type { ArabicUse, PageFacts } from './file-facts.ts'
import { finding, type Finding, type FindingCode } from './finding.ts'

const CODES = {
  LETTERS_APART: 'arabic-letters-apart',
  ORDER_REVERSED: 'arabic-order-reversed',
  NUMBER_REVERSED: 'arabic-number-reversed',
  GLYPH_MISSING: 'arabic-glyph-missing',
  WRONG_ENCODING: 'arabic-wrong-encoding',
} as const satisfies Readonly<Record<ArabicUse['problem'], FindingCode>>

/** Rules about the text of a page: what was read wrong, and what could not be read and is never called right. */
export function checkText(page: PageFacts): readonly Finding[] {
  const { number, arabic, digits } = page
  return [
    ...arabic.map(({ problem, text, box }) => finding(CODES[problem], { page: number, box, facts: { text } })),
    ...(digits.length > 1 ? [finding('arabic-digits-mixed', { page: number })] : []),
    ...(page.hasUnreadableText ? [finding('text-unreadable', { page: number })] : []),
    ...(page.hasOutlinedText && !page.hasUnreadableText ? [finding('text-outlined', { page: number })] : []),
  ]
}
