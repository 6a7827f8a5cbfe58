import { expect, test } from 'vitest'
import { isGuessablePassword } from './guessable-password.ts'

test.each([
  'passwordpassword',
  'Password1234!',
  '2026 password 2026',
  'aaaabbbbcccc',
  '111122223333',
  'abcdeabcdeabcde',
  '123456789012',
  '098765432109',
  'abcdefghijkl',
])('%s is tried by guessers', (password) => {
  expect(isGuessablePassword(password)).toBe(true)
})

test.each(['seven tall palms at dusk', 'مطبعة الرياض القديمة ٣', 'k2!vTq9#wZp4', '135792468013'])(
  '%s is not',
  (password) => {
    expect(isGuessablePassword(password)).toBe(false)
  },
)

test('long ones are judged at once', () => {
  const before = performance.now()
  isGuessablePassword(`${'ab'.repeat(99)}c`)
  expect(performance.now() - before).toBeLessThan(50)
})
