import { expect, test } from 'vitest'
import { likelyFiles } from './artwork-kinds.ts'

const likely = (...names: readonly string[]) => likelyFiles(names.map((name) => ({ name }))).map(({ name }) => name)

test('of a package the only file, or the only drawing among its pictures, is chosen already', () => {
  expect(likely('card.png')).toEqual(['card.png'])
  expect(likely('card.PDF', 'logo.psd', 'photo.jpg')).toEqual(['card.PDF'])
})

test('where it may be one of several, nothing is', () => {
  expect(likely('front.pdf', 'back.pdf')).toEqual([])
  expect(likely('front.png', 'back.png')).toEqual([])
  expect(likely()).toEqual([])
})
