import { expect, test } from 'vitest'
import { readScanned } from '#domain/production/job-code.ts'
import { pressSlug } from './press-slug.ts'

test('the code in the slug of a press file is one that the floor scans', () => {
  const parts = { publicUrl: 'https://shop.example', now: () => new Date('2026-11-26T09:00:00Z') }
  const facts = {
    customer: 'Noura',
    quantity: 500,
    design: 1,
    designs: 1,
    face: null,
    sha256: 'a'.repeat(64),
    sheets: '',
    corner: 3,
  }
  const { sheets } = pressSlug(parts, { number: 10_012, position: 0 }, facts, 90)
  const [slug] = sheets as readonly { qr: string; text: string }[]
  expect(readScanned(slug?.qr ?? '', 'shop.example')).toEqual({ kind: 'JOB', code: '10012-1' })
  expect(slug?.text).toContain('10012-1 · 500 · aaaaaaaa · corners R 3 mm')
})
