import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { OrderLineRow } from './order.repository.ts'

/** What was chosen of a line in words, each answer with its question: "Paper: Coated 400 g". The variant comes first. */
export const lineAnswers = (
  { variant, features }: Pick<OrderLineRow, 'variant' | 'features'>,
  language: Language,
): string[] => [
  ...(variant ? [inLanguage(variant, language)] : []),
  ...features.map(({ name, choices, value }) => {
    const answers = [...choices.map((choice) => inLanguage(choice, language)), ...(value === null ? [] : [value])]
    return `${inLanguage(name, language)}: ${answers.join(language === 'ar' ? '، ' : ', ')}`
  }),
]
