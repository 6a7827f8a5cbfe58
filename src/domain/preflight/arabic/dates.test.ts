import { expect, test } from 'vitest'
import { dateDisagrees } from './dates.ts'

test.each([
  ['يوم الخميس 26 نوفمبر 2026', false],
  ['يوم الجمعة 26 نوفمبر 2026', true],
  ['Thursday 26 November 2026', false],
  ['Friday, 26 November 2026', true],
  ['الخميس 16 جمادى الآخرة 1448هـ الموافق 26 نوفمبر 2026م', false],
  ['الخميس 15 جمادى الآخرة 1448هـ الموافق 26 نوفمبر 2026م', false],
  ['الخميس 20 جمادى الآخرة 1448هـ الموافق 26 نوفمبر 2026م', true],
  ['الخميس ٢٦/١١/٢٠٢٦', false],
  ['الأحد ٢٦/١١/٢٠٢٦', true],
  ['31 نوفمبر 2026', true],
  // Two days, and a day that belongs to another sentence.
  ['من الأحد 22 نوفمبر 2026 إلى الخميس 26 نوفمبر 2026', false],
  ['افتتاح الفرع الجديد يوم الخميس بحضور الجميع خصم 25% حتى 30 نوفمبر 2026', false],
  ['من الأحد إلى الخميس', false],
])('%s: %s', (text, disagrees) => {
  expect(dateDisagrees(text)).toBe(disagrees)
})
