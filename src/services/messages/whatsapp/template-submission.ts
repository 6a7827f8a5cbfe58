import { LANGUAGES } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { bodyOf, buttonOf, parameterNames, TEMPLATE_KEYS } from './templates.ts'
import type { TemplateKey } from './templates.ts'

/** What Meta's reviewers see in the place of each parameter. */
const EXAMPLES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  number: { en: '10418', ar: '10418' },
  total: { en: 'SAR 1,250.00', ar: '1,250.00 ر.س' },
  amount: { en: 'SAR 1,250.00', ar: '1,250.00 ر.س' },
  day: { en: '26 November 2026', ar: '26 نوفمبر 2026' },
  agreed: { en: '24 November 2026', ar: '24 نوفمبر 2026' },
  until: { en: '9 December 2026', ar: '9 ديسمبر 2026' },
  from: { en: '24 November 2026', ar: '24 نوفمبر 2026' },
  time: { en: '14:30', ar: '14:30' },
  reason: { en: 'The logo has too few pixels for this size', ar: 'دقة الشعار أقل مما يحتاجه هذا المقاس' },
  why: { en: 'We start as soon as your file is here.', ar: 'نبدأ فور وصول ملفك.' },
  text: { en: 'The paper came today. We print tomorrow.', ar: 'وصل الورق اليوم، ونطبع غدًا.' },
  carrier: { en: 'SPL', ar: 'سبل' },
  tracking: { en: 'SPL123456789', ar: 'SPL123456789' },
  reference: { en: 'FT26330001', ar: 'FT26330001' },
  name: { en: 'Sara', ar: 'سارة' },
  product: { en: 'Business cards', ar: 'كروت الأعمال' },
}

/** Where the button of an example leads: a page, as the links of real messages do. */
const EXAMPLE_PATH = 'user-profile?tab=myOrders'

/** The name of a template at Meta. */
export const templateName = (prefix: string, key: TemplateKey): string => `${prefix}${key.replaceAll('-', '_')}`

/** Every template in both languages, each as Meta's call that creates it wants it (vendor-documents/meta/create-template.json). */
export const templateSubmissions = (prefix: string, publicUrl: string) =>
  TEMPLATE_KEYS.flatMap((key) => LANGUAGES.map((language) => submissionOf(key, { language, prefix, publicUrl })))

type Place = { readonly language: Language; readonly prefix: string; readonly publicUrl: string }

function submissionOf(key: TemplateKey, { language, prefix, publicUrl }: Place) {
  const names = parameterNames(key, language)
  const text = names.reduce((body, name, at) => body.replace(`{${name}}`, `{{${at + 1}}}`), bodyOf(key, language))
  const example = { body_text: [names.map((name) => EXAMPLES[name]?.[language] ?? name)] }
  return {
    name: templateName(prefix, key),
    language,
    category: 'UTILITY',
    components: [
      { type: 'BODY', text, example },
      {
        type: 'BUTTONS',
        buttons: [
          {
            type: 'URL',
            text: buttonOf(key, language),
            url: `${publicUrl}/{{1}}`,
            example: [`${publicUrl}/${language}/${EXAMPLE_PATH}`],
          },
        ],
      },
    ],
  }
}
