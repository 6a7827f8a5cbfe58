import { expect, test } from 'vitest'
import { FINDINGS } from '#domain/preflight/finding.ts'
import type { FindingCode } from '#domain/preflight/finding.ts'
import english from '#ui/i18n/en/artwork-findings.ts'
import type { Translate } from '#ui/i18n/messages.ts'
import type { Check } from '../artwork-calls.ts'
import { canBeSet, linesToSet, wishForLines } from './lines-to-set.ts'
import type { NumberedFinding } from './numbered-findings.ts'

const BOX = { left: 10, top: 10, width: 40, height: 8 }

const found = (number: number, code: FindingCode, lineText?: string) =>
  ({ number, code, title: code, lineText, places: [{ page: number, box: BOX }] }) as unknown as NumberedFinding

const t = ((id: string, { side, text }: { side: string; text: string } = { side: '', text: '' }) =>
  id === 'setLine' ? `${side}: ${text}` : id) as unknown as Translate<'artwork'>

const faces = [{ code: 'FRONT' }, { code: 'BACK' }] as unknown as Check['faces']

test('each finding whose text offers that the shop sets a line can be set, and no other can', () => {
  const codes = Object.keys(FINDINGS) as FindingCode[]
  const offered = codes.filter((code) => english[`${code}.todo`].includes('ask us to set'))
  expect(offered.length).toBeGreaterThan(0)
  expect(codes.filter(canBeSet)).toEqual(offered)
})

test('a broken line comes with how it was probably meant', () => {
  const lines = linesToSet([found(1, 'bleed-missing'), found(2, 'arabic-order-reversed', 'ةرون')])
  expect(lines).toMatchObject([{ number: 2, page: 2, box: BOX, proposal: 'نورة' }])
})

test('the shop is asked for each line with its side: as proposed, or as typed; one that was emptied is left', () => {
  const lines = linesToSet([
    found(1, 'arabic-order-reversed', 'ةرون'),
    found(2, 'arabic-letters-apart', 'استوديو'),
    found(3, 'arabic-letters-apart', 'قهوة'),
  ])
  expect(wishForLines(t, lines, { typed: { 2: ' مرسم ', 3: '' }, faces })).toBe('face-FRONT: نورة\nface-BACK: مرسم')
})
