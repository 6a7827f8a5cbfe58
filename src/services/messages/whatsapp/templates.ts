import type { StoredTemplate } from '#db/schema/messages.ts'
import type { Bilingual, NamesOf } from '#domain/i18n/message.ts'
import type { Language } from '#domain/language.ts'
import { withoutIsolates } from '#domain/text/bidi.ts'
import { bodies as arabic, buttons as arabicButtons } from './bodies-ar.ts'
import { bodies as english, buttons as englishButtons } from './bodies-en.ts'

const BODIES = { en: english, ar: arabic } satisfies Bilingual<typeof english, typeof arabic>
const BUTTONS = { en: englishButtons, ar: arabicButtons } satisfies Bilingual<
  typeof englishButtons,
  typeof arabicButtons
>

/** A template of the shop; its name at Meta has the shop's prefix. */
export type TemplateKey = keyof typeof english
type ButtonKey = keyof typeof englishButtons

/** The button of each template: where it leads is given with the order. */
export const TEMPLATE_BUTTONS: Readonly<Record<TemplateKey, ButtonKey>> = {
  received: 'order',
  'in-production': 'order',
  delivered: 'order',
  cancelled: 'order',
  'payment-returned': 'order',
  'awaiting-transfer': 'order',
  'transfer-reminder': 'order',
  'cancel-refused': 'order',
  'receipt-refused': 'order',
  late: 'order',
  'late-cancel': 'order',
  rejected: 'order',
  'ready-for-pickup': 'order',
  shipped: 'order',
  refunded: 'order',
  'refunded-by-bank': 'order',
  'refund-by-transfer': 'order',
  'staff-message': 'order',
  'proof-ready': 'proof',
  'proof-reminder': 'proof',
  'proof-approved': 'order',
  'proof-changes': 'order',
  'artwork-question': 'file',
  'day-moved': 'files',
  'artwork-reminder': 'files',
  'artwork-choice': 'files',
  'payment-link': 'pay',
  'upload-stopped': 'cart',
  'artwork-leaves': 'my-files',
  'question-answered': 'product',
  'quotation-ready': 'quote',
  'quotation-ending': 'quote',
}

export const TEMPLATE_KEYS = Object.keys(TEMPLATE_BUTTONS) as readonly TemplateKey[]

export const isTemplateKey = (name: string): name is TemplateKey => Object.hasOwn(TEMPLATE_BUTTONS, name)

/** A template filled in with what it says of one order. */
export type WhatsAppContent = StoredTemplate & { readonly template: TemplateKey }

/** Meta's limit for a body, filled in. */
export const MAX_BODY_LENGTH = 1_024
const PLACEHOLDER = /\{(\w+)\}/g

export const bodyOf = (key: TemplateKey, language: Language): string => BODIES[language][key]
export const buttonOf = (key: TemplateKey, language: Language): string => BUTTONS[language][TEMPLATE_BUTTONS[key]]

/** The names of a body's parameters in the order of Meta's numbers, which may differ between the languages. */
export const parameterNames = (key: TemplateKey, language: Language): string[] =>
  [...bodyOf(key, language).matchAll(PLACEHOLDER)].map(([, name = '']) => name)

/** A value as Meta takes it: on one line, no tabs, no row of spaces, and without marks of direction. */
const parameterText = (text: string): string => withoutIsolates(text).replace(/\s+/g, ' ').trim()

/**
 * Fills a template in; `href` is an address of the shop that its button leads to. Undefined when Meta would refuse it: a value is
 * empty, or the whole is too long. The message then goes by text message alone.
 */
export function whatsAppContent<Key extends TemplateKey>(
  key: Key,
  values: Readonly<Record<NamesOf<(typeof english)[Key]>, string>>,
  href: string,
  language: Language,
): WhatsAppContent | undefined {
  const given = Object.entries<string>(values)
  const texts = Object.fromEntries(given.map(([name, text]) => [name, parameterText(text)]))
  const filled = bodyOf(key, language).replace(PLACEHOLDER, (_, name: string) => texts[name] ?? '')
  if (Object.values(texts).includes('') || filled.length > MAX_BODY_LENGTH) return undefined
  const { pathname, search, hash } = new URL(href)
  return { template: key, values: texts, path: `${pathname}${search}${hash}`.slice(1) }
}
