import { describe, expect, test } from 'vitest'
import type { Message } from '#domain/i18n/message.ts'
import { createTranslator } from '#domain/i18n/translator.ts'
import { INK_LAYERS } from '#domain/print-spec/print-spec.ts'
import { finding, FINDINGS, FIXES, type FindingCode } from '#domain/preflight/finding.ts'
import ar from '#ui/i18n/ar/artwork-findings.ts'
import en from '#ui/i18n/en/artwork-findings.ts'
import { findingSentences } from './finding-sentences.ts'

const LANGUAGES = { en, ar } as const
const CODES = Object.keys(FINDINGS) as FindingCode[]
const PARTS = ['title', 'why', 'todo', 'detail'] as const

const textOf = (language: 'en' | 'ar', key: string): string => {
  const text = (LANGUAGES[language] as Readonly<Record<string, Message>>)[key]
  return typeof text === 'string' ? text : ''
}
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** The facts that a finding always comes with; a layer is also named in the words of the shop. */
function factsOf(code: FindingCode): readonly string[] {
  const kind = FINDINGS[code]
  const facts: readonly string[] = 'facts' in kind ? kind.facts : []
  return facts.includes('layer') ? [...facts, 'finish'] : facts
}

describe.each(['en', 'ar'] as const)('sentences of findings in %s', (language) => {
  test.each(CODES)('%s has a title, a reason and what to do, from the facts of its rule', (code) => {
    for (const part of PARTS) {
      const text = textOf(language, `${code}.${part}`)
      expect(text, part).not.toBe('')
      expect(
        placeholders(text).filter((name) => !factsOf(code).includes(name)),
        part,
      ).toEqual([])
    }
  })

  test('titles are for people who are no printers', () => {
    const trade = /\b(error|invalid|bleed|dpi|ppi|cmyk|rgb|trim box|overprint|knock ?out)\b|خطأ|غير صالح/i
    expect(CODES.map((code) => textOf(language, `${code}.title`)).filter((title) => trade.test(title))).toEqual([])
  })

  test('nothing is said about findings and fixes that do not exist', () => {
    const known = new Set([
      ...CODES.flatMap((code) => PARTS.map((part) => `${code}.${part}`)),
      ...FIXES.map((fix) => `fix.${fix}`),
      ...INK_LAYERS.map((layer) => `finish.${layer}`),
    ])
    expect(new Set(Object.keys(LANGUAGES[language]))).toEqual(known)
  })
})

test('a finding is said with its facts, its layer by the name customers know', () => {
  const { t } = createTranslator<typeof en>('en', en)
  const message = findingSentences(t, finding('layer-alias', { facts: { ink: 'Gold', layer: 'Foil' } }))
  expect(message).toMatchObject({
    title: 'We take “Gold” as your foil',
    fix: 'We give the ink the name our machines know.',
  })
  expect(message.detail).toContain('“Foil”')
  expect(findingSentences(t, finding('page-empty', { page: 2 })).fix).toBeNull()
})
