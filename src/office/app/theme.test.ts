import { expect, test } from 'vitest'
import { readTheme } from './theme.ts'

test.each([
  [undefined, 'system'],
  ['lang=ar', 'system'],
  ['lang=ar; office_theme=dark', 'dark'],
  ['office_theme=contrast; office_language=en', 'contrast'],
  ['office_theme=purple', 'system'],
  ['my_office_theme=dark', 'system'],
])('the cookies %s ask for %s', (cookie, theme) => {
  expect(readTheme(cookie)).toBe(theme)
})
