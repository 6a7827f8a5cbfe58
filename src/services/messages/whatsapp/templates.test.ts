import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { DEMO_BRAND } from '#testing/demo-brand.ts'
import { everyMessage, everyOrderText } from '#testing/every-message.ts'
import { differences, vendorExample } from '#testing/stand-ins/vendor-documents.ts'
import { useBrand } from '../../shop-settings/current-brand.ts'
import { templateSubmissions } from './template-submission.ts'
import { bodyOf, buttonOf, isTemplateKey, MAX_BODY_LENGTH, TEMPLATE_KEYS, whatsAppContent } from './templates.ts'

beforeAll(() => useBrand(DEMO_BRAND))

const BOTH = TEMPLATE_KEYS.flatMap((key) => LANGUAGES.map((language) => [key, language] as const))

describe('a template', () => {
  test.each(BOTH)('%s in %s keeps Meta’s rules', (key, language) => {
    const body = bodyOf(key, language)
    expect(body).not.toMatch(/^[^\p{L}]*\{|\}[^\p{L}]*$|\}[^\p{L}]*\{|[\n\t]| {2}/u)
    expect(body.replaceAll(/\{\w+\}/g, '').length).toBeLessThan(MAX_BODY_LENGTH / 2)
    expect(buttonOf(key, language).length).toBeLessThanOrEqual(25)
    // Meta refuses a text with too many parameters for its length: what passes has three words for each and one more, where
    // a parameter is a word too.
    const parameters = body.match(/\{\w+\}/g)?.length ?? 0
    const words = body.split(/\s+/).filter((word) => /\p{L}/u.test(word))
    expect(words.length).toBeGreaterThanOrEqual(3 * parameters + 1)
  })
})

/** Every text message of the shop. */
const textsIn = (language: Language) =>
  [...everyMessage(language), ...everyOrderText(language)].filter(({ text }) => text !== undefined)

/** What goes by WhatsApp, filled in. */
const filled = (language: Language) =>
  textsIn(language).flatMap(({ whatsapp }) => {
    if (!whatsapp || !isTemplateKey(whatsapp.template)) return []
    const body = bodyOf(whatsapp.template, language).replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => whatsapp.values[name] ?? '?',
    )
    return [{ template: whatsapp.template, body, path: whatsapp.path }]
  })

/** Messages of their own services, tried there. */
const OF_UPLOADS = new Set<string>(['upload-stopped', 'artwork-leaves'])

/** The events of A-C9 that the shop has, besides codes. */
const A_C9 = [
  'received',
  'artwork-question',
  'proof-ready',
  'proof-reminder',
  'proof-approved',
  'in-production',
  'ready-for-pickup',
  'shipped',
  'delivered',
  'late',
  'refunded',
] as const

describe.each(LANGUAGES)('every text message in %s', (language) => {
  test('that is not marketing, a code or a notice of the account has a template with the same facts', () => {
    const without = textsIn(language).filter(({ whatsapp }) => !whatsapp)
    const ofOrders = without.filter(({ template }) => template === 'order-news')
    expect(ofOrders.map(({ listed }) => listed?.news)).toEqual(['abandoned'])
    expect(new Set(filled(language).map(({ template }) => template))).toEqual(
      new Set(TEMPLATE_KEYS.filter((key) => !OF_UPLOADS.has(key))),
    )
    for (const { body, path } of filled(language)) {
      expect(body).not.toMatch(/[{}\n\u2066-\u2069]/)
      expect(path).toMatch(/^[^/\s][^\s]*$/)
    }
  })

  test('that A-C9 names is among them', () => {
    expect(filled(language).map(({ template }) => template)).toEqual(expect.arrayContaining([...A_C9]))
  })
})

test.each([
  [
    'en',
    'We are sorry: your order 10001 is taking longer than agreed. The new date is 26 November 2026 instead of 24 November 2026. The reason: The press stood still – if it is not ready by 30 November 2026, you can cancel it for a full refund.',
  ],
  [
    'ar',
    'نعتذر منك: يحتاج طلبك 10001 وقتًا أطول من المتفق عليه. موعده الجديد 26 نوفمبر 2026 بدلًا من 24 نوفمبر 2026. السبب: The press stood still – إن لم يجهز حتى 30 نوفمبر 2026 فيحق لك إلغاؤه واسترداد كامل ما دفعته.',
  ],
] as const)('a late order says its new date and the right to cancel: %s', (language, text) => {
  expect(filled(language).find(({ template }) => template === 'late')?.body).toBe(text)
})

test('what Meta would refuse has no template: an empty value, or too long a text', () => {
  const href = 'https://shop.example/en/user-profile?tab=myOrders&order=1'
  expect(whatsAppContent('staff-message', { number: '1', text: ' \n' }, href, 'en')).toBeUndefined()
  expect(
    whatsAppContent('staff-message', { number: '1', text: 'x'.repeat(MAX_BODY_LENGTH) }, href, 'en'),
  ).toBeUndefined()
  expect(whatsAppContent('staff-message', { number: '1', text: 'One\n\ttwo     three' }, href, 'en')).toEqual({
    template: 'staff-message',
    values: { number: '1', text: 'One two three' },
    path: 'en/user-profile?tab=myOrders&order=1',
  })
})

test('templates are submitted as Meta’s call wants them, in both languages', () => {
  const submissions = templateSubmissions('shop_', 'https://shop.example')
  expect(submissions).toHaveLength(2 * TEMPLATE_KEYS.length)
  const documented = vendorExample('meta/create-template', 'utility').request?.body
  for (const submission of submissions) {
    expect(differences(documented, submission)).toEqual([])
    expect(submission.name).toMatch(/^[a-z0-9_]+$/)
    const [body, buttons] = submission.components
    const numbers = [...(body?.text ?? '').matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => Number(number))
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
    expect(body?.example?.body_text[0]).toHaveLength(numbers.length)
    expect(body?.text).not.toMatch(/\{[a-z]/)
    expect(buttons?.buttons?.[0]?.url).toBe('https://shop.example/{{1}}')
  }
})
