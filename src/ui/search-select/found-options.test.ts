import { expect, test } from 'vitest'
import { foundOptions } from './found-options.ts'

const named = (...names: string[]) => names.map((name, index) => ({ id: String(index), name }))
const ARABIC = named('العليا', 'حي الملقا', 'النخيل', 'الأندلس', 'قرطبة')
const ENGLISH = named('Al Olaya', 'Al Malqa', 'An Nakhil', 'Qurtubah', 'Dhahrat Al Badiah')

const names = (options: typeof ARABIC, text: string) => foundOptions(options, text).map(({ name }) => name)

test.each([
  [ARABIC, '', ['العليا', 'حي الملقا', 'النخيل', 'الأندلس', 'قرطبة']],
  [ARABIC, 'ملق', ['حي الملقا']],
  [ARABIC, 'اندلس', ['الأندلس']],
  [ARABIC, 'قرطبه', ['قرطبة']],
  [ENGLISH, 'ma', ['Al Malqa']],
  [ENGLISH, 'AL', ['Al Olaya', 'Al Malqa', 'Dhahrat Al Badiah']],
  [ENGLISH, 'bah', ['Qurtubah']],
  [ENGLISH, 'riyadh', []],
])('of %o, "%s" finds %o', (options, text, found) => {
  expect(names(options, text)).toEqual(found)
})

test('names that begin with it come first', () => {
  expect(names(named('Qurtubah', 'Badr', 'Al Badiah'), 'ba')).toEqual(['Badr', 'Al Badiah', 'Qurtubah'])
})
