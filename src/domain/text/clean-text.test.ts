import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

const clean = (text: string, maxLength = 100) => cleanText(text, { maxLength })

describe('text from outside', () => {
  test.each([
    ['  Sara   Ali ', 'Sara Ali'],
    ['سارة\u200F علي\u200E', 'سارة علي'],
    ['Zoe\u0301', 'Zo\u00E9'],
    ['a\tb\r\nc\u2028d', 'a b c d'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['👩\u200D👧 family', '👩\u200D👧 family'],
    ['مُحَمَّد', 'مُحَمَّد'],
    ['\uFEFF', ''],
    ['\u2068سارة\u2069 \u202Aالعتيبي\u202C', 'سارة العتيبي'],
    ['\u202D+966 55 123 4567\u202C', '+966 55 123 4567'],
  ])('%j is stored as %j', (text, stored) => {
    expect(clean(text)).toEqual({ ok: true, value: stored })
  })

  test.each([
    'gpj.\u202Eexe',
    '\u202Eabc\u202C',
    'a\u0000b',
    'a\u009Fb',
    'flag\u{E0067}',
    'half \uD800',
    `z${'\u0301'.repeat(6)}`,
  ])('%j hides or turns something and is refused', (text) => {
    expect(clean(text)).toEqual({ ok: false, error: { code: 'text/bad-characters' } })
  })

  test('length is counted as a reader counts letters', () => {
    expect(clean('👨‍👩‍👧‍👦'.repeat(5), 5).ok).toBe(true)
    expect(clean('abcdef', 5)).toEqual({
      ok: false,
      error: { code: 'text/too-long', maxLength: 5 },
    })
    expect(cleanText(' \u200B ', { maxLength: 5, minLength: 1 })).toEqual({
      ok: false,
      error: { code: 'text/too-short', minLength: 1 },
    })
  })

  test('a message keeps its lines, with one empty line at most between them', () => {
    const message = cleanText(' one  two \r\n\r\n\r\n\nthree ', { maxLength: 50, multiline: true })
    expect(message).toEqual({ ok: true, value: 'one two\n\nthree' })
  })

  test('cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const once = clean(text)
        expect(once.ok ? clean(once.value) : once).toEqual(once)
      }),
    )
  })

  test.each([
    ['letters', 'a'.repeat(1_000_000)],
    ['marks', `a${'\u0301'.repeat(1_000_000)}`],
    ['spaces', ' '.repeat(17_000)],
    ['spaces between letters', `${' '.repeat(8000)}a${' '.repeat(8000)}`],
    ['emoji', '👨‍👩‍👧‍👦'.repeat(1500)],
  ])('%s without end are answered at once', (_, text) => {
    const before = performance.now()
    clean(text, 1000)
    expect(performance.now() - before).toBeLessThan(200)
  })
})
