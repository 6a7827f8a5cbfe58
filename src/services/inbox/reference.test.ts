import { expect, test } from 'vitest'
import { newReference } from './reference.ts'

test('references have no letters that are mistaken for others', () => {
  const references = new Set(Array.from({ length: 2_000 }, () => newReference('R')))
  expect(references.size).toBe(2_000)
  for (const reference of references) expect(reference).toMatch(/^R-[2-9A-HJKMNP-TW-Z]{8}$/)
})
