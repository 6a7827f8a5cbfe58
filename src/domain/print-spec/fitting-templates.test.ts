import { expect, test } from 'vitest'
import { fittingTemplates } from './fitting-templates.ts'
import type { PrintSpec } from './print-spec.ts'

const template = (name: string, size: { width: number; height: number } | null) => ({
  name,
  size: size && { ...size, bleed: 3 },
})

test('templates of the chosen size help, and those of no certain size', () => {
  const all = [
    template('90 × 50', { width: 90, height: 50 }),
    template('upright', { width: 50, height: 90 }),
    template('65 × 65', { width: 65, height: 65 }),
    template('guide', null),
  ]
  const faces = [{ code: 'front', sheet: { width: 90, height: 50, bleed: 3 } }] as unknown as PrintSpec['faces']
  expect(fittingTemplates(all, { faces }).map(({ name }) => name)).toEqual(['90 × 50', 'upright', 'guide'])
})

test('a canvas whose picture runs around its frame has another template than one with white edges', () => {
  const canvas = { width: 300, height: 400 }
  const all = [
    { name: 'with its edge', size: { ...canvas, bleed: 45 } },
    { name: 'to the edge', size: { ...canvas, bleed: 3 } },
  ]
  const fitting = (bleed: number) =>
    fittingTemplates(all, { faces: [{ sheet: { ...canvas, bleed } }] as unknown as PrintSpec['faces'] })
  expect(fitting(45).map(({ name }) => name)).toEqual(['with its edge'])
  expect(fitting(3).map(({ name }) => name)).toEqual(['to the edge'])
})
