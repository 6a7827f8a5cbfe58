import { expect, test } from 'vitest'
import { pageSides } from './page-sides.ts'

const file = (
  pages: number,
  { face = null, design = 0 }: { face?: 'front' | 'back' | null; design?: number } = {},
) => ({
  design,
  face,
  pages: Array.from({ length: pages }),
  sheets: [{ face: 'front' as const }, { face: 'back' as const }],
})

test('the pages of one file are the sides of the product, in order', () => {
  expect(pageSides([file(2)])).toEqual(['front', 'back'])
})

test('a file for each side has its own', () => {
  expect(pageSides([file(1, { face: 'back' }), file(1, { face: 'front' })])).toEqual(['back', 'front'])
})

test('pages are numbered where a side would be named twice, or is unknown', () => {
  expect(pageSides([file(2), file(2, { design: 1 })])).toBeUndefined()
  expect(pageSides([file(2), file(1, { face: 'back' })])).toBeUndefined()
  expect(pageSides([file(3)])).toBeUndefined()
})
