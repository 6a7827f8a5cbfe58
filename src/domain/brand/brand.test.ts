import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accentOf, accentStyle } from './accent.ts'
import { brandFileName, brandWords, DEFAULT_BRAND } from './brand.ts'
import { contrast, shaded } from './colour.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  test('is 21 of black and white, 1 of a colour and itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#d13a1f', '#D13A1F')).toBe(1)
    expect(contrast('#d13a1f', '#ffffff')).toBeCloseTo(4.88, 1)
  })

  test('a shade is between the colour and black, or white', () => {
    expect(shaded('#808080', 1)).toBe('#000000')
    expect(shaded('#808080', -1)).toBe('#ffffff')
    expect(shaded('#123456', 0)).toBe('#123456')
  })
})

describe('the accent of a brand', () => {
  test('a blue works, and is lighter in the dark', () => {
    const accent = accentOf('#1d4ed8')
    expect(accent.ok && accent.value.light.accent).toBe('#1d4ed8')
    expect(accent.ok && accentStyle(accent.value)).toMatch(
      /^:root\{--accent:#1d4ed8;.*\}\[data-theme=dark\]\{--accent:#.*\}\[data-theme=contrast\]\{.*\}$/,
    )
  })

  test('a pale yellow is refused, with the nearest that works', () => {
    const refused = accentOf('#f2b705')
    expect(refused).toMatchObject({ ok: false, error: { code: 'brand/pale-accent' } })
    const { nearest } = (refused as { error: { nearest: string } }).error
    expect(contrast(nearest, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(accentOf(nearest).ok).toBe(true)
  })

  test('whatever the colour, text of it and on it can be read in every theme', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const tried = accentOf(colour)
        const made = tried.ok ? tried : accentOf(tried.error.nearest)
        if (!made.ok) throw new Error('the nearest colour does not work')
        const { light, dark, contrast: high } = made.value
        for (const { accent, press, on } of [light, dark, high]) {
          expect(contrast(accent, on)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(press, on)).toBeGreaterThanOrEqual(4.5)
        }
        expect(contrast(light.text, '#f2ede4')).toBeGreaterThanOrEqual(4.5)
        expect(contrast(dark.text, '#1b1d22')).toBeGreaterThanOrEqual(4.5)
        expect(contrast(high.text, '#ffffff')).toBeGreaterThanOrEqual(7)
      }),
    )
  })
})

describe('the name of a brand', () => {
  test('is what messages call the shop', () => {
    expect(brandWords(DEFAULT_BRAND, 'en')).toEqual({ shop: 'Print Shop', shopCity: 'Riyadh' })
  })

  test.each([
    ['Noura Print & Co.', 'noura-print-co'],
    ['Café Büro', 'cafe-buro'],
    ['مطبعة', 'shop'],
  ])('%s makes files named %s', (en, name) => {
    expect(brandFileName({ ...DEFAULT_BRAND, name: { en, ar: 'x' } })).toBe(name)
  })
})
