import { expect, test } from 'vitest'
import { keyName } from './key-name.ts'
import type { KeyPress } from './key-name.ts'

const press = (given: Partial<KeyPress>): KeyPress => ({
  code: '',
  key: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...given,
})

test.each([
  [{ code: 'KeyA', key: 'a' }, 'a'],
  [{ code: 'KeyA', key: 'ش' }, 'a'],
  [{ code: 'KeyX', key: 'X', shiftKey: true }, 'shift+x'],
  [{ code: 'KeyK', key: 'k', ctrlKey: true }, 'mod+k'],
  [{ code: 'KeyK', key: 'ن', metaKey: true }, 'mod+k'],
  [{ code: 'Slash', key: '?', shiftKey: true }, '?'],
  [{ code: 'Slash', key: '؟', shiftKey: true }, '?'],
  [{ code: 'BracketLeft', key: 'ج' }, '['],
  [{ code: 'Enter', key: 'Enter' }, 'enter'],
  [{ code: 'Escape', key: 'Escape', shiftKey: true }, 'shift+escape'],
])('%o is %s', (given, name) => {
  expect(keyName(press(given))).toBe(name)
})
