import { expect, test } from 'vitest'
import { onlyLanguageOf } from './only-language.ts'

const product = (name: string, en: string, ar: string, more: { summary?: string; descriptionHtml?: string } = {}) => ({
  name,
  slugs: { en, ar },
  summary: null,
  descriptionHtml: null,
  ...more,
})

test.each([
  ['an Arabic name alone', product('بطاقات العيد', 'بطاقات-العيد', 'بطاقات-العيد', { summary: 'على ورق NFC' }), 'ar'],
  ['an English name alone', product('Eid cards', 'eid-cards', 'eid-cards', { descriptionHtml: '<p>Green</p>' }), 'en'],
  ['both', product('Eid cards', 'eid-cards', 'بطاقات-العيد'), undefined],
  ['a brand, described in Arabic', product('NFC', 'nfc', 'nfc', { summary: 'بطاقة ذكية' }), undefined],
])('%s', (_, described, language) => {
  expect(onlyLanguageOf(described)).toBe(language)
})
