import { expect, test } from 'vitest'
import { createTranslator } from '../i18n/translator.ts'
import { changeText } from './change-text.ts'
import { changeWords as ar } from './change-words.ar.ts'
import { changeWords as en } from './change-words.en.ts'
import { permissionWords } from '../staff/permission-words.en.ts'

const words = (language: 'en' | 'ar') => {
  const t = createTranslator(language, { en, ar }[language]).t as (key: string, fill?: object) => string
  return changeText({ language, t, permission: (right) => permissionWords[right] })
}
const english = words('en')

test.each([
  ['status', 'DELIVERED', 'Delivered'],
  ['refund', 'PENDING', 'Being sent'],
  ['amount', 274_050, 'SAR\u00A02,740.50'],
  ['until', '2026-11-29T11:48:02.420Z', '29 November 2026 14:48'],
  ['readyBy', '2026-11-29', '29 November 2026'],
  ['isActive', false, 'no'],
  ['hold', null, 'empty'],
  ['permissions', ['orders.view', 'production.edit'], 'See orders, Move jobs'],
  ['roles', ['owner'], 'Owner'],
  ['name', { en: 'Laser', ar: 'ليزر' }, 'Laser'],
  [
    'query',
    'status=DELIVERED,COMPLETED&q=a%20b&late=true',
    'Status: Delivered, Completed · Words or numbers: a b · Late',
  ],
  ['query', 'q=%ff', 'Words or numbers: %ff'],
  ['query', '', 'empty'],
  ['columns', 'number,placed', '2'],
  ['method', 'SHELLS', 'SHELLS'],
])('the value of %s is said in words: %j', (field, value, text) => {
  expect(english.value(field, value)).toBe(text)
})

test('a thing is named by its kind where it has no name, and a list by what it lists', () => {
  expect(english.subject({ type: 'order', id: 'x', label: '10001' })).toBe('Order 10001')
  expect(english.subject({ type: 'station', id: '4', label: null })).toBe('Station')
  expect(english.subject({ type: 'list', id: 'jobs', label: null })).toBe('Jobs')
  expect(words('ar').kind('bulkRun')).toBe('تنفيذ جماعي')
})

test('a change that takes another back is named by what it takes back', () => {
  expect(english.title({ action: 'order.hold', undoes: '4' })).toBe('Took back: Put on hold')
  expect(english.title({ action: 'order.fly', undoes: null })).toBe('order.fly')
})
