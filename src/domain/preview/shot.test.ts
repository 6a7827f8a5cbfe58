import { describe, expect, test } from 'vitest'
import { shotsFor, type PreviewKind, type Shot } from './shot.ts'
import type { FaceCode } from '../print-spec/print-spec.ts'
import type { SheetShape } from '../print-spec/print-sheet.ts'

const shot = (code: string, kind: PreviewKind, ratio: number, ...faces: readonly FaceCode[]): Shot => ({
  code,
  kind,
  version: '0',
  width: 720,
  height: 900,
  white: 0.9,
  regions: faces.map((face) => ({
    face,
    ratio,
    box: { left: 0, top: 0, width: 12, height: 12 },
    light: [0, 1],
    texels: { width: 10, height: 10 },
  })),
})
/** A shot of a print in its true size. */
const sized = (made: Shot, width: number): Shot => ({
  ...made,
  regions: made.regions.map((region) => ({ ...region, width })),
})
const SHOTS = [
  shot('card-wide', 'card', 1.8, 'front', 'back'),
  shot('card-bank', 'card', 1.574, 'front', 'back'),
  shot('sheet-a', 'sheet', 210 / 297, 'front'),
  shot('sheet-a-sides', 'sheet', 210 / 297, 'front', 'back'),
  shot('mug-left', 'mug', 2.222, 'front'),
  shot('mug-right', 'mug', 2.222, 'front'),
  sized(shot('shirt', 'shirt', 0.75, 'front'), 300),
  sized(shot('shirt-back', 'shirt', 0.75, 'back'), 300),
  sized(shot('shirt-chest', 'chest', 1, 'front'), 100),
  sized(shot('shirt-square', 'shirt', 1, 'front'), 300),
]
const face = (code: FaceCode, width: number, height: number, shape: SheetShape = 'RECTANGLE') => ({
  code,
  sheet: { width, height, shape },
})
const codes = (...request: Parameters<typeof shotsFor> extends [unknown, ...infer Rest] ? Rest : never) =>
  shotsFor(SHOTS, ...request).map(({ code }) => code)

describe('the shots that show a product', () => {
  test('are those of its kind whose proportions are the nearest', () => {
    expect(codes('card', [face('front', 90, 50)])).toEqual(['card-wide'])
    expect(codes('card', [face('front', 85, 54), face('back', 85, 54)])).toEqual(['card-bank'])
  })
  test('are none when artwork would be stretched', () => {
    expect(codes('card', [face('front', 65, 65)])).toEqual([])
    expect(codes('card', [])).toEqual([])
  })
  test('are none of a card with rounded corners, which no blank has', () => {
    expect(codes('card', [face('front', 90, 50, 'ROUNDED')])).toEqual([])
  })
  test('show the sides that are printed', () => {
    expect(codes('sheet', [face('front', 210, 297)])).toEqual(['sheet-a'])
    expect(codes('sheet', [face('front', 148, 210), face('back', 148, 210)])).toEqual(['sheet-a-sides'])
  })
  test('are those of the place that has the size of the print', () => {
    expect(codes('shirt', [face('front', 300, 400)])).toEqual(['shirt'])
    expect(codes('shirt', [face('front', 100, 100)])).toEqual(['shirt-chest'])
    expect(codes('chest', [face('front', 90, 90)])).toEqual(['shirt-chest'])
    expect(codes('shirt', [face('front', 280, 280)])).toEqual(['shirt-square'])
    expect(codes('shirt', [face('front', 40, 40)])).toEqual([])
  })
  test('are one for each place of a design with several, in its order', () => {
    expect(codes('shirt', [face('front', 100, 100), face('back', 300, 400)])).toEqual(['shirt-chest', 'shirt-back'])
    expect(codes('shirt', [face('back', 300, 400), face('front', 100, 100)])).toEqual(['shirt-back', 'shirt-chest'])
  })
  test('are all views of the same thing', () => {
    expect(codes('mug', [face('front', 200, 90)])).toEqual(['mug-left', 'mug-right'])
  })
})
