import type { PrintLimits } from '../print-spec/print-method.ts'
import type { ArabicUse, FileFacts, PageFacts } from './file-facts.ts'
import { finding, type Finding, type FindingCode } from './finding.ts'

/** What is wrong with a line of text, as it is said: letters that stand apart in a line that runs backwards are one mistake. */
type LineProblem = ArabicUse['problem'] | 'APART_AND_REVERSED'

const CODES = {
  APART_AND_REVERSED: 'arabic-apart-and-reversed',
  LETTERS_APART: 'arabic-letters-apart',
  ORDER_REVERSED: 'arabic-order-reversed',
  WORDS_REVERSED: 'arabic-words-reversed',
  NUMBER_REVERSED: 'arabic-number-reversed',
  GLYPH_MISSING: 'arabic-glyph-missing',
  WRONG_ENCODING: 'arabic-wrong-encoding',
  DATE_DISAGREES: 'date-disagrees',
} as const satisfies Readonly<Record<LineProblem, FindingCode>>

/** Rules about the text of a page: what was read wrong, and what could not be read and is never called right. */
export function checkText(page: PageFacts): readonly Finding[] {
  const { number, arabic, digits } = page
  return [
    ...lineProblems(arabic).map(({ problem, text, box }) =>
      finding(CODES[problem], { page: number, box, facts: { text } }),
    ),
    ...(digits.length > 1 ? [finding('arabic-digits-mixed', { page: number })] : []),
    ...(page.hasUnreadableText ? [finding('text-unreadable', { page: number })] : []),
    ...(page.hasOutlinedText && !page.hasUnreadableText ? [finding('text-outlined', { page: number })] : []),
  ]
}

type NamedLine = Pick<ArabicUse, 'text' | 'box'> & { readonly problem: LineProblem }

/** One problem for each line and each thing to do about it: what follows from another problem of the line is left out. */
function lineProblems(arabic: readonly ArabicUse[]): readonly NamedLine[] {
  const lines = Map.groupBy(arabic, ({ box }) => JSON.stringify(box))
  return arabic.flatMap((use) => {
    const problems = lines.get(JSON.stringify(use.box))?.map(({ problem }) => problem) ?? []
    const problem = problemToName(use.problem, problems)
    return problem ? [{ ...use, problem }] : []
  })
}

/** In a line of strange characters nothing else can be read; in one that is set backwards numbers and dates are backwards too. */
function problemToName(
  problem: ArabicUse['problem'],
  ofLine: readonly ArabicUse['problem'][],
): LineProblem | undefined {
  if (ofLine.includes('WRONG_ENCODING')) return problem === 'WRONG_ENCODING' ? problem : undefined
  const [isApart, isReversed] = [ofLine.includes('LETTERS_APART'), ofLine.includes('ORDER_REVERSED')]
  const isBackwards = isReversed || ofLine.includes('WORDS_REVERSED')
  switch (problem) {
    case 'LETTERS_APART':
      return isReversed ? undefined : problem
    case 'ORDER_REVERSED':
      return isApart ? 'APART_AND_REVERSED' : problem
    case 'WORDS_REVERSED':
      return isApart || isReversed ? undefined : problem
    case 'NUMBER_REVERSED':
    case 'DATE_DISAGREES':
      return isBackwards ? undefined : problem
    default:
      return problem
  }
}

/** Vowel marks finer than the thinnest line that a method prints. `scale` is that of the file. */
export function checkMarks(
  { number, thinnestMark }: PageFacts,
  { stroke }: PrintLimits,
  scale: number,
): readonly Finding[] {
  if (!thinnestMark || thinnestMark.size / scale >= stroke.least) return []
  const facts = { size: Number((thinnestMark.size / scale).toFixed(2)), least: stroke.least }
  return [finding('text-dots-thin', { page: number, box: thinnestMark.box, facts })]
}

/** Phone numbers of one kind, of which none is the same in both languages. */
export function checkPhones({ pages }: FileFacts): readonly Finding[] {
  const all = pages.flatMap(({ number: page, phones }) => phones.map((phone) => ({ ...phone, page })))
  return [...Map.groupBy(all, ({ number }) => kindOf(number)).values()].flatMap((phones) => {
    const arabic = phones.filter(({ language }) => language === 'ar')
    const english = phones.filter(({ language }) => language === 'en')
    const isShared = arabic.some(({ number }) => english.some((phone) => phone.number === number))
    const [one, other] = [arabic[0], english[0]]
    if (!one || !other || isShared) return []
    const facts = { number: dialled(one.number), other: dialled(other.number) }
    return [finding('arabic-phones-differ', { page: one.page, box: one.box, facts })]
  })
}

/** Mobile, land line, unified (9200) and free numbers (800) differ in their first digit. */
const kindOf = (number: string): string => number[0] ?? ''

const dialled = (number: string): string => (/^[15]/.test(number) ? `0${number}` : number)
