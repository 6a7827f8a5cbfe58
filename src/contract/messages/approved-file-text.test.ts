import { expect, test } from 'vitest'
import { approvedFileText } from './approved-file-text.ts'

test('a problem with an approved file names its place in the line, and its face where it is one', () => {
  expect(approvedFileText('Not stored.', { place: 2, face: null }, 'en')).toBe('File 2: Not stored.')
  const back = { place: 2, face: { en: 'Back', ar: 'الظهر' } }
  expect(approvedFileText('Not stored.', back, 'en')).toBe('File 2 (Back): Not stored.')
  expect(approvedFileText('ليس في المخزن.', back, 'ar')).toBe('الملف 2 (الظهر): ليس في المخزن.')
})
