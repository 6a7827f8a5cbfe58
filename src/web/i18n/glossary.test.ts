import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Words with a better one, which follows the arrow (docs/writing.md). The specification's own sentences are exempt. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\be-mails?\b/i, 'email'],
  [/\b(somebody|nobody|whoever)\b/i, 'name who it is, or say it without'],
  [/\b(anew|mend(?:s|ed)?|lorry|telephones?|begun)\b/i, 'again, fix, truck, phone, started'],
  [/\bgiven? back\b|\bgoes back the way\b/i, 'refund'],
  [/\b(a|the) printer (reads|sends|confirms)\b|from the printers of/i, 'our team'],
  [/\bone press\b|\bnew on the press\b/i, 'one click'],
  [/\bover \{price\}/i, 'for {price}'],
  [/\bbasket\b/i, 'cart'],
  [/\bsign(?:s|ed|ing)? in\b|\bsign-in\b/i, 'log in, login'],
  [/\bour workshop\b|\bthe workshop\b/i, 'print shop, our team'],
]
const ARABIC: readonly (readonly [RegExp, string])[] = [
  [/جوجل|أبل باي|إس تي سي/, 'Google, Apple Pay, STC Pay'],
  [/فضلًا/, 'صيغة الأمر وحدها'],
  [/المصرف|مصرف[يكه]/, 'البنك'],
  [/تنفيذ عاجل|التنفيذ العاجل|طباعة عاجلة/, 'مستعجل'],
  [/القسيمة|القسائم/, 'كود الخصم'],
  [/المرشحات/, 'التصفية'],
  [/الورشة|ورشتنا|ورشة واحدة|ورشة طباعة/, 'المطبعة، مطبعتنا'],
  [/جلاية|مرطبان|قاعدة فأرة|مقعدة/, 'غسالة صحون، برطمان، ماوس باد، مقعد'],
  [/أثبت أنك|أنك أنت/, 'أكّد هويتك'],
  [/بالطريقة التي دفعت بها|في طريقه إليك/, 'بطريقة الدفع نفسها، قيد الاسترداد'],
]

/** The sentence of the specification (S338 and others) keeps its word. */
const EXEMPT = new Set(['Coupons are not valid for urgent deliveries'])

const MESSAGES = {
  en: [
    'src/{web,ui,office}/i18n/en/*.ts',
    'src/domain/{orders/desk,staff}/*.en.ts',
    'src/contract/messages/*.en.ts',
    'src/services/{messages,documents}/sentences/en.ts',
    'src/cli/*-command.ts',
  ],
  ar: [
    'src/{web,ui,office}/i18n/ar/*.ts',
    'src/domain/{orders/desk,staff}/*.ar.ts',
    'src/contract/messages/*.ar.ts',
    'src/services/{messages,documents}/sentences/ar.ts',
  ],
}

/** The texts of message files: what stands between quotes. */
const textsOf = (patterns: readonly string[]): readonly (readonly [file: string, text: string])[] =>
  patterns.flatMap((pattern) =>
    globSync(pattern).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)].map(
        (match) => [file, match[1] ?? match[2] ?? ''] as const,
      ),
    ),
  )

function misused(patterns: readonly string[], words: readonly (readonly [RegExp, string])[]): string[] {
  return textsOf(patterns)
    .filter(([, text]) => !EXEMPT.has(text))
    .flatMap(([file, text]) =>
      words.filter(([word]) => word.test(text)).map(([, better]) => `${file}: "${text}" → ${better}`),
    )
}

describe('one term for one thing', () => {
  test('in English', () => expect(misused(MESSAGES.en, ENGLISH)).toEqual([]))
  test('in Arabic', () => expect(misused(MESSAGES.ar, ARABIC)).toEqual([]))
  test('in the texts of the demo', () => {
    const words = ARABIC.filter(([word]) => /جلاية|جوجل|المصرف|فضلًا|أثبت/.test(word.source))
    expect(misused(['demo/*.json'], words)).toEqual([])
    expect(misused(['demo/pages.json', 'demo/home.json', 'demo/shop.json'], ENGLISH)).toEqual([])
    const old = ENGLISH.filter(([word]) => /e-mail|somebody|telephone/.test(word.source))
    // What customers type stays: the search finds products by it.
    expect(misused(['demo/*.json'], old).filter((line) => !line.includes('lorry, truck'))).toEqual([])
  })
})
