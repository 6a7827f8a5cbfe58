import type { Quote } from '#contract/cart/quote.ts'
import { lineTotal } from '#domain/cart/item-price.ts'
import type { Language } from '#domain/language.ts'
import { plainPrice } from '#domain/money/halalas.ts'
import type { BrowserCart, CartItemView } from '../../shared/cart/browser-cart.ts'
import type { Translate } from '#ui/i18n/messages.ts'
import { dayInWords } from '#domain/calendar/day-in-words.ts'
import { answerText } from './answer-text.ts'

type Words = { readonly t: Translate<'cart'>; readonly language: Language }

/** As much as the request form takes, with room for what a visitor adds. */
const MAX_LENGTH = 4_500

/** The whole cart for the request form, as a person in the workshop reads it; what is too much is counted. */
export function cartRequestText(
  { items, urgent, couponCode }: Pick<BrowserCart, 'items' | 'urgent' | 'couponCode'>,
  quote: Quote | undefined,
  words: Words,
): string {
  const { t, language } = words
  const day = quote?.readyBy?.[quote.urgent ? 'urgent' : 'standard']
  const end = [
    ...((quote?.urgent ?? urgent) ? [t('urgent')] : []),
    ...(couponCode === null ? [] : [`${t('couponCode')}: ${couponCode}`]),
    ...(day === undefined ? [] : [t('readyText', { date: dayInWords(day, language, 'full') })]),
    ...(quote ? [`${t('total')}: ${plainPrice(quote.totals.total, language)}`] : []),
  ]
  const lines = items.map((item, index) => `${index + 1}. ${lineText(item, words)}`)
  const fitting = lines.filter((_, index) => lines.slice(0, index + 1).join('\n').length < MAX_LENGTH)
  const left = lines.length - fitting.length
  return plain([...fitting, ...(left > 0 ? [t('moreLines', { count: left })] : []), '', ...end])
}

function lineText(item: CartItemView, { t, language }: Words): string {
  const { name, code, variant, answers } = item.shown
  const decisions = answers.map((answer) => `${answer.name}: ${answerText(answer, language)}`)
  return [
    `${name} (${code})${variant === null ? '' : `, ${variant}`}`,
    ...decisions,
    `${t('pieces', { count: item.quantity })}, ${plainPrice(lineTotal(item), language)}`,
    ...(item.notes === '' ? [] : [`${t('note')} ${item.notes}`]),
  ].join('\n   ')
}

/** Form fields take no direction marks: lines are read in their own direction. */
const plain = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/[\u2066-\u2069]/g, '')
    .trim()
