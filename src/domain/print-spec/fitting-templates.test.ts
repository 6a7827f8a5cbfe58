import { expect, test } from 'vitest'
import { fittingTemplates } from './fitting-templates.ts'
import type { PrintSpec } from './print-spec.ts'

const template = (name: string, size: { width: number; height: number } | null) => ({ name, size })

test('templates of the chosen size help, and those of no certain size', () => {
  const all = [
    template('90 × 50', { width: 90, height: 50 }),
    template('upright', { width: 50, height: 90 }),
    template('65 × 65', { width: 65, height: 65 }),
    template('guide', null),
  ]
  const faces = [{ code: 'front', sheet: { width: 90, height: 50 } }] as unknown as PrintSpec['faces']
  expect(fittingTemplates(all, { faces }).map(({ name }) => name)).toEqual(['90 × 50', 'upright', 'guide'])
})
