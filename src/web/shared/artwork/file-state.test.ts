import { expect, test } from 'vitest'
import type { Translate } from '#ui/i18n/messages.ts'
import type { Artwork } from './artwork-calls.ts'
import { fileState } from './file-state.ts'

const t = ((id: string) => id) as Translate<'artwork'>
const packageOf = (...names: readonly string[]) =>
  ({
    state: 'REFUSED',
    files: names.map((name, index) => ({ index, name, byteLength: 10 })),
  }) as unknown as Artwork

test('of a package one chooses, where a file can be printed from', () => {
  expect(fileState(t, packageOf('card.pdf', 'Cairo.ttf'), undefined)).toMatchObject({ tone: 'look', title: 'package' })
})

test('a package without a file to print from is refused, and nothing is to be chosen', () => {
  expect(fileState(t, packageOf('readme.txt', 'Cairo.ttf'), undefined)).toMatchObject({
    tone: 'must',
    text: 'packageEmpty',
  })
})
