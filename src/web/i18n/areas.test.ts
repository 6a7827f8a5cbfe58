import { describe, expect, test } from 'vitest'
import type { Messages } from '#domain/i18n/message.ts'

const modules = import.meta.glob<{ default: Messages }>(['./{en,ar}/*.ts', '../../{ui,office}/i18n/{en,ar}/*.ts'], {
  eager: true,
})
const areas = Object.keys(modules).filter((path) => path.includes('/en/'))

/** Names that stay Latin in Arabic (docs/writing.md). */
const BRANDS = new Set(['Apple Pay', 'STC Pay', 'Google'])

const keysOf = (path: string) => Object.keys(modules[path]?.default ?? {}).toSorted()

describe('messages', () => {
  test.each(areas)('%s says the same things in both languages', (area) => {
    expect(keysOf(area.replace('/en/', '/ar/'))).toEqual(keysOf(area))
  })

  test('Arabic is Arabic: every sentence has Arabic letters', () => {
    const texts = Object.entries(modules)
      .filter(([path]) => path.includes('/ar/'))
      .flatMap(([path, { default: messages }]) =>
        Object.entries(messages).flatMap(([key, message]) =>
          (typeof message === 'string' ? [message] : Object.values(message)).map((text) => ({ path, key, text })),
        ),
      )
    const strange = texts.filter(
      ({ text }) =>
        /[A-Za-z]{3}/.test(text.replace(/\{\w+\}/g, '')) && !/[\u0600-\u06FF]/.test(text) && !BRANDS.has(text),
    )
    expect(strange).toEqual([])
  })
})
