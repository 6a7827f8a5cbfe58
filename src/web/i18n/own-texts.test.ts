import { describe, expect, test } from 'vitest'
import { halfWorded, OWN_TEXTS, unknownNames, withOwnTexts } from '#domain/brand/own-texts.ts'
import type { Messages } from '#domain/i18n/message.ts'

const web = import.meta.glob<{ default: Messages }>('./{en,ar}/*.ts', { eager: true })
const mail = import.meta.glob<{ en?: Messages; ar?: Messages }>('../../services/messages/sentences/{en,ar}.ts', {
  eager: true,
})

const builtText = (language: 'en' | 'ar', area: string, key: string) =>
  area === 'mail'
    ? mail[`../../services/messages/sentences/${language}.ts`]?.[language]?.[key]
    : web[`./${language}/${area}.ts`]?.default[key]

describe('sentences that a shop may word itself', () => {
  test.each(Object.entries(OWN_TEXTS))('%s is a message with these names, in both languages', (name, names) => {
    const [area = '', key = ''] = name.split('.')
    for (const language of ['en', 'ar'] as const) {
      const text = builtText(language, area, key)
      expect(typeof text, language).toBe('string')
      const found = [...String(text).matchAll(/\{(\w+)\}/g)].map(([, each]) => each)
      expect(found.filter((each) => each !== 'shop' && each !== 'shopCity').toSorted(), language).toEqual(
        names.toSorted(),
      )
    }
  })

  test('stand in the place of the built ones of their area, and nowhere else', () => {
    const messages = { title: 'Built', lead: 'Lead' }
    expect(withOwnTexts(messages, 'blog', { 'blog.title': 'Own', 'home.lead': 'Other' })).toEqual({
      title: 'Own',
      lead: 'Lead',
    })
    expect(withOwnTexts(messages, 'cart', { 'blog.title': 'Own' })).toBe(messages)
  })

  test('name only what their sentence has', () => {
    expect(unknownNames('home.howText', 'Pay by {time} in {shopCity}')).toEqual([])
    expect(unknownNames('home.howTitle', 'Pay by {time}, {}')).toEqual(['time', ''])
  })

  test('are listed when the other language lacks them', () => {
    expect(
      halfWorded({ en: { 'home.title': 'A', 'blog.title': 'B' }, ar: { 'home.title': 'أ', 'mail.regards': 'ب' } }),
    ).toEqual([
      { key: 'blog.title', missing: 'ar' },
      { key: 'mail.regards', missing: 'en' },
    ])
  })
})
