import { isIsoDate } from '#domain/calendar/iso-date.ts'
import { parseDimensions } from '#domain/configuration/dimensions.ts'
import type { Language } from '#domain/language.ts'
import type { DisplayedAnswer } from '../../shared/cart/browser-cart.ts'
import { sizeText } from '#ui/text/bidi.tsx'
import { dayInWords } from '#domain/calendar/day-in-words.ts'

/** A decision in words, without its question: "Matt", "850 × 2000 mm". */
export function answerText({ control, choices, value }: DisplayedAnswer, language: Language): string {
  if (value === null) return choices.join(' + ')
  const size = control === 'DIMENSIONS' ? parseDimensions(value) : undefined
  if (size) return sizeText({ width: size.widthMm, height: size.heightMm }, language)
  return control === 'DATE' && isIsoDate(value) ? dayInWords(value, language, 'full') : value
}
