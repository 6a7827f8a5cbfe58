import { expect, test } from 'vitest'
import { MIDDLE, movedAim } from './moved-aim.ts'

test('arrows move a mark over the page, and not beyond it', () => {
  expect(movedAim(MIDDLE, 'ArrowRight')).toEqual({ left: 0.52, top: 0.5 })
  expect(movedAim(MIDDLE, 'ArrowUp')).toEqual({ left: 0.5, top: 0.48 })
  expect(movedAim({ left: 0, top: 1 }, 'ArrowLeft')).toEqual({ left: 0, top: 1 })
  expect(movedAim({ left: 0, top: 1 }, 'ArrowDown')).toEqual({ left: 0, top: 1 })
})

test('other keys move nothing', () => {
  expect(movedAim(MIDDLE, 'Enter')).toBeUndefined()
})
