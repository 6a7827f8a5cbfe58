import { expect, test } from 'vitest'
import { feature } from './testing/cotton-cards.ts'
import { needsUnaskedFile } from './unasked-file.ts'

const paper = feature('paper', {})
const logo = feature('logo', { control: 'FILE' })
const letters = feature('letters', { control: 'TEXT' })
const sizes = feature('sizes', { control: 'TEXT', maxChoices: 12 })

test.each([
  ['cards of which nothing is asked but the paper', [paper], true],
  ['a shirt that asks for its sizes', [paper, sizes], true],
  ['a shirt that asks for the logo, at its own step', [sizes, logo], false],
  ['neon letters, which are typed', [letters], false],
])('%s', (_, features, expected) => {
  expect(needsUnaskedFile({ features })).toBe(expected)
})
