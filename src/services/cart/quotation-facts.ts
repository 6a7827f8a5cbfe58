import { writtenValue } from '#domain/configuration/written-feature.ts'
import type { DocumentLine } from '#domain/invoicing/document-line.ts'
import { LANGUAGES } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { QuotationFacts } from '../documents/quotation.service.ts'
import type { CartQuote } from './cart-pricing.ts'
import { namedAnswers } from './line-texts.ts'
import type { NamedAnswer } from './line-texts.ts'

type QuotedLine = CartQuote['lines'][number]

/** A priced cart as a quotation shows it. */
export const quotationFacts = (
  quote: CartQuote,
  facts: Pick<QuotationFacts, 'number' | 'issuedAt' | 'language' | 'customerName'>,
): QuotationFacts => ({
  ...facts,
  lines: quote.lines.map((line, index) => documentLine(line, quote.totals.lineDiscounts[index] ?? 0)),
  urgent: quote.totals.urgent,
  shipping: quote.isShippingKnown ? quote.totals.shipping : null,
  couponCode: quote.coupon?.ok ? quote.coupon.value.code : null,
  total: quote.totals.total,
})

/** A line as documents show it. */
export const documentLine = (line: QuotedLine, discount: number): DocumentLine => ({
  name: line.sellable.texts.name,
  details: lineDetails(line),
  quantity: line.quantity,
  unit: line.price.unit,
  setup: line.price.setup,
  line: line.price.line,
  discount,
})

/** Code, variant and every decision of a line in one line of text: "BC-1 · Paper: Matt · Size: 850 × 2000 mm". */
function lineDetails(line: QuotedLine): LocalizedText {
  const { code, price_name: variant } = line.sellable.texts
  const answers = namedAnswers(line)
  const [en, ar] = LANGUAGES.map((language) =>
    [
      code,
      ...(variant ? [inLanguage(variant, language)] : []),
      ...answers.map((answer) => `${inLanguage(answer.name, language)}: ${answerText(answer, language)}`),
    ].join(' · '),
  )
  return { en: en ?? code, ar: ar ?? code }
}

const UNIT = { en: 'mm', ar: 'مم' } as const

const answerText = ({ choices, value }: NamedAnswer, language: Language): string =>
  value.kind === 'dimensions'
    ? `${value.widthMm} × ${value.heightMm} ${UNIT[language]}`
    : (writtenValue(value) ?? choices.map(({ name }) => inLanguage(name, language)).join(' + '))
