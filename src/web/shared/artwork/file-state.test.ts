import { expect, test } from 'vitest'
import type { Translate } from '#ui/i18n/messages.ts'
import type { Artwork, Check } from './artwork-calls.ts'
import { fileState } from './file-state.ts'

const t = ((id: string) => id) as Translate<'artwork'>
const packageOf = (...names: readonly string[]) =>
  ({
    state: 'REFUSED',
    files: names.map((name, index) => ({ index, name, byteLength: 10 })),
  }) as unknown as Artwork

const UNCHECKED = { check: undefined, changedBy: 'CUSTOMER' } as const

test('of a package one chooses, where a file can be printed from', () => {
  expect(fileState(t, packageOf('card.pdf', 'Cairo.ttf'), UNCHECKED)).toMatchObject({ tone: 'look', title: 'package' })
})

test('a package without a file to print from is refused, and nothing is to be chosen', () => {
  expect(fileState(t, packageOf('readme.txt', 'Cairo.ttf'), UNCHECKED)).toMatchObject({
    tone: 'must',
    text: 'packageEmpty',
  })
})

const broken = { state: 'OPENED', files: [], lines: [] } as unknown as Artwork
const check = {
  verdict: 'ERRORS',
  confirmedAt: null,
  findings: [{ code: 'SIZE', severity: 'ERROR', box: null }],
} as unknown as Check

test('nothing of a file that was approved is to be fixed', () => {
  expect(fileState(t, broken, { check, changedBy: 'CUSTOMER' })).toMatchObject({ tone: 'must', title: 'toFix' })
  expect(fileState(t, broken, { check, changedBy: null })).toMatchObject({ tone: 'good', title: 'printed' })
})

test('of a file that the shop changes nothing is demanded of its customer', () => {
  const state = { tone: 'wait', title: 'startFrom', text: 'startFromText' }
  expect(fileState(t, broken, { check, changedBy: 'SHOP' })).toMatchObject(state)
  const good = { ...check, verdict: 'CLEAN', findings: [] } as Check
  expect(fileState(t, broken, { check: good, changedBy: 'SHOP' }).text).toBeUndefined()
})
