import { expect, test } from 'vitest'
import { faceOfName } from './face-of-name.ts'

test.each([
  ['card_front.pdf', 'front'],
  ['Noura Back.png', 'back'],
  ['بطاقة-وجه.pdf', 'front'],
  ['الظهر.jpg', 'back'],
  ['التصميم الخلفي.pdf', 'back'],
  ['front-back.pdf', undefined],
  ['backdrop.pdf', undefined],
  ['logo.ai', undefined],
])('%s is the side %s', (name, face) => {
  expect(faceOfName(name)).toBe(face)
})
