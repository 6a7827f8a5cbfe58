import type { ProductFeature } from '#contract/catalog/product-detail.ts'
import { isIsoDate } from '#domain/calendar/iso-date.ts'
import { answerTo, namedAmong } from '#domain/configuration/chosen-feature.ts'
import type { ChosenFeature } from '#domain/configuration/chosen-feature.ts'
import { writtenValue } from '#domain/configuration/written-feature.ts'
import type { Language } from '#domain/language.ts'
import { plainPrice } from '#domain/money/halalas.ts'
import type { Translate } from '#ui/i18n/messages.ts'
import { sizeText } from '#ui/text/bidi.tsx'
import { dayInWords } from '#domain/calendar/day-in-words.ts'
import type { Configurable } from '#contract/catalog/configurable.ts'
import type { Decisions } from '../configurator/decisions.ts'
import type { Ticket } from './ticket.ts'

type Configured = { readonly configurable: Configurable; readonly decisions: Decisions; readonly ticket: Ticket }
type Words = { readonly t: Translate<'product'>; readonly language: Language }

/** A product by name and code, for the form's field of that name. */
export const productLine = ({ name, code }: { name: string; code: string }): string => `${name} (${code})`

/** The whole configuration for the request form, a line for each decision, as a person in the workshop reads it. */
export function requestText({ configurable, decisions, ticket }: Configured, words: Words): string {
  const { t, language } = words
  const { product } = configurable
  // Day and price are those of the quantity that can be ordered.
  const isOther = decisions.quantity !== ticket.quantity
  const version = product.prices.find(({ id }) => id === ticket.variant.id)
  const line = (name: string, text: string): string => `${name}: ${text}`
  return plain([
    ...(ticket.isSoldOut ? [t('askText')] : []),
    productLine(product),
    ...(product.prices.length > 1 ? [line(t('version'), version?.name ?? version?.code ?? '')] : []),
    ...product.features.flatMap((feature) => {
      const text = ticket.visible.has(feature.id) ? answerText(feature, ticket.chosen, words) : ''
      return text === '' ? [] : [line(feature.name, text)]
    }),
    line(t('quantity'), t('pieces', { count: decisions.quantity })),
    ...(ticket.isSoldOut || isOther
      ? []
      : [
          line(
            t('readyBy'),
            `${dayInWords(ticket.day, language, 'full')} (${t(ticket.isUrgent ? 'urgent' : 'standard')})`,
          ),
          line(t('shownPrice'), `${plainPrice(ticket.total, language)} ${t('vat')}`),
        ]),
  ])
}

/** Form fields take no direction marks: lines are read in their own direction. */
const plain = (lines: readonly string[]): string => lines.join('\n').replace(/[\u2066-\u2069]/g, '')

/** The answer to a feature in words; empty when there is none. A value goes without the choice that prices it. */
function answerText(feature: ProductFeature, chosen: readonly ChosenFeature[], { t, language }: Words): string {
  if (feature.control === 'FILE') return t('later')
  const answer = answerTo(feature.id, chosen)
  if (!answer) return ''
  const { value } = answer
  if (value.kind === 'dimensions') return sizeText({ width: value.widthMm, height: value.heightMm }, language)
  const text = writtenValue(value)
  if (text === null) {
    return namedAmong(feature.choices, answer)
      .map((choice) => choiceText(choice, language))
      .join(' + ')
  }
  return feature.control === 'DATE' && isIsoDate(text) ? dayInWords(text, language, 'full') : text
}

const choiceText = ({ name, widthMm, heightMm }: ProductFeature['choices'][number], language: Language): string =>
  widthMm && heightMm ? `${name}, ${sizeText({ width: widthMm, height: heightMm }, language)}` : name
