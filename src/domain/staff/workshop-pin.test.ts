import { expect, test } from 'vitest'
import { isGuessablePin, readPin } from './workshop-pin.ts'

test.each([
  ['483920', '483920'],
  ['٤٨٣٩٢٠', '483920'],
  ['483 920', '483920'],
  ['48392', undefined],
  ['4839200', undefined],
  ['48392a', undefined],
  ['', undefined],
])('%s is the PIN %s', (text, pin) => {
  expect(readPin(text)).toBe(pin)
})

test.each(['000000', '111111', '123456', '654321', '121212', '123123', '012345'])('%s is guessable', (pin) => {
  expect(isGuessablePin(pin)).toBe(true)
})

test.each(['483920', '112233', '135790', '246801'])('%s is not', (pin) => {
  expect(isGuessablePin(pin)).toBe(false)
})
