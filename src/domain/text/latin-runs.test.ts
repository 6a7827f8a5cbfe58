import { describe, expect, test } from 'vitest'
import { isolateInArabic, isolateLatinRuns } from './latin-runs.ts'

const displayed = (text: string) => isolateLatinRuns(text).replaceAll('\u2066', '<').replaceAll('\u2069', '>')

describe('Latin in Arabic text', () => {
  test.each([
    ['لافتة رول أب 85 × 200 cm', 'لافتة رول أب <85 × 200 cm>'],
    ['ورق (350 g) مقاس A5 أو B2', 'ورق (<350 g>) مقاس <A5> أو <B2>'],
    ['الجوال +966 50 123 4567، الرياض', 'الجوال <+966 50 123 4567>، الرياض'],
    ['خصم 10%', 'خصم <10%>'],
    ['بطاقات عمل', 'بطاقات عمل'],
  ])('%s', (text, expected) => {
    expect(displayed(text)).toBe(expected)
  })

  test('English, and text that has isolates already, stay as they are', () => {
    expect(displayed('Roll-up 85 × 200 cm')).toBe('Roll-up 85 × 200 cm')
    expect(displayed('مقاس \u2066A5\u2069')).toBe('مقاس <A5>')
  })
})

describe('a text that people have written, in a line of Arabic', () => {
  test.each([
    ['Rayhan Coffee Co.', '<Rayhan Coffee Co.>'],
    ['شركة Noor للتجارة', 'شركة <Noor> للتجارة'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(isolateInArabic(text).replaceAll('\u2066', '<').replaceAll('\u2069', '>')).toBe(expected)
  })
})
