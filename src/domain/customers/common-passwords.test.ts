import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

describe('a password', () => {
  test.each([
    'password',
    'PassWord1',
    '12345678',
    'qwertyuiop',
    'iloveyou',
    'aaaaaaaa',
    '12121212',
    '１２３４５６７８',
    'ممممممممم',
  ])('%s is tried first by guessers', (password) => expect(isCommonPassword(password)).toBe(true))

  test.each(['a long password', 'خط يدي على الورق', 'Matbaa-press-1447', 'tXv9-kqW2', ''])('%j is not', (password) =>
    expect(isCommonPassword(password)).toBe(false),
  )
})
