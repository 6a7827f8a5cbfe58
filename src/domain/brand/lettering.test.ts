import { existsSync, readFileSync, statSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { DEFAULT_BRAND } from './brand.ts'
import { styleOfBrand } from './brand-style.ts'
import { facesOf, familyName, isLettering, LETTERINGS } from './lettering.ts'
import { letteringFile, letteringStyle } from './lettering-style.ts'
import { SYSTEM_FONTS } from './stand-in-fonts.ts'

const chosen = LETTERINGS.filter((each) => facesOf(each) !== undefined)
const shopIn = (lettering: (typeof LETTERINGS)[number], ar = 'مطبعة') => ({
  ...DEFAULT_BRAND,
  lettering,
  name: { en: 'Print Shop', ar },
})
/** The @font-face rules of a style, as their declarations by name. */
const facesIn = (style: string): Readonly<Record<string, string>>[] =>
  [...style.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = '']) =>
    Object.fromEntries(
      body
        .split(';')
        .map((line) => line.trim().replace(/\s+/g, ' '))
        .filter(Boolean)
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
    ),
  )

describe('the families of letters', () => {
  test('are the built-in one and at least four others', () => {
    expect(LETTERINGS[0]).toBe('readex-pro')
    expect(chosen.length).toBeGreaterThanOrEqual(4)
    expect(chosen.every(isLettering)).toBe(true)
    expect(isLettering('comic-sans')).toBe(false)
  })

  test.each(chosen)('%s has a file of at most 24 KB for each script, with the letters of either language', (id) => {
    const displayed = {
      latin: 'Printing 50 cards, 12.5 SAR',
      accents: 'Çédille Ñandú',
      arabic: 'مطبوعاتكمجاهزةغدًاإنشاءاللهؤئىآض',
    }
    for (const part of ['latin', 'accents', 'arabic'] as const) {
      const path = `src/web/public${facesOf(id)?.files[part]}`
      expect(statSync(path).size, path).toBeLessThan(24 * 1024)
      const font = create(readFileSync(path))
      if ('fonts' in font) throw new Error('a collection')
      const letters = [...displayed[part].replaceAll(' ', '')].filter(
        (letter) => part !== 'accents' || letter > '\u007F',
      )
      expect(letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual(
        part === 'accents' ? ['é'] : [],
      )
    }
  })

  test.each(LETTERINGS)('%s is there for documents in both weights', (id) => {
    for (const weight of ['regular', 'semibold'])
      expect(existsSync(`src/integrations/documents/fonts/${id}-${weight}.ttf`), weight).toBe(true)
  })
})

describe('the style of a shop', () => {
  test('has no byte more with the built-in family', () => {
    expect(styleOfBrand(DEFAULT_BRAND)).toBe('')
    expect(letteringFile(DEFAULT_BRAND, 'ar')).toBeUndefined()
  })

  test('shows a name of other letters on English pages in the family, not in two', () => {
    expect(letteringStyle(shopIn('readex-pro', 'مرجان'))).toBe(
      ':root[lang=en] .logo [lang=ar]{font-family:var(--font)}',
    )
  })

  test.each(chosen)('in %s names its files, and asks for the one of the language first', (id) => {
    const style = letteringStyle(shopIn(id))
    for (const file of Object.values(facesOf(id)?.files ?? {})) expect(style).toContain(`url(${file})`)
    expect(style).toContain(`--font:'${familyName(id)}','${familyName(id)} Stand-in',`)
    expect(letteringFile({ lettering: id }, 'ar')).toBe(facesOf(id)?.files.arabic)
    expect(letteringFile({ lettering: id }, 'en')).toBe(facesOf(id)?.files.latin)
  })

  test.each(chosen)('in %s nothing moves when the letters arrive: system fonts stand as high', (id) => {
    const standIns = facesIn(letteringStyle(shopIn(id))).filter((face) => face['size-adjust'])
    expect(standIns).toHaveLength(SYSTEM_FONTS.length * 3)
    const percent = (face: Readonly<Record<string, string>>, name: string) => Number.parseFloat(face[name] ?? '') / 100
    for (const face of standIns) {
      const scale = percent(face, 'size-adjust')
      expect(percent(face, 'ascent-override') * scale).toBeCloseTo(facesOf(id)?.ascent ?? 0, 2)
      expect(percent(face, 'descent-override') * scale).toBeCloseTo(facesOf(id)?.descent ?? 0, 2)
      expect(scale).toBeGreaterThan(0.7)
      expect(scale).toBeLessThan(1.4)
    }
  })
})

test('the system fonts are those of the built style, with its scales', () => {
  const built = facesIn(readFileSync('src/ui/styles/fonts.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
    .filter((face) => face['size-adjust'])
    .map((face) => [face['font-family'], face['src']?.replace(/,\s+/g, ','), face['size-adjust']])
  const ours = SYSTEM_FONTS.flatMap(({ name, regular, medium = regular, bold, percent }) =>
    [regular, medium, bold].map((fonts, index) => [
      `'Readex ${name}'`,
      fonts.map((font) => `local('${font}')`).join(),
      `${percent[index]}%`,
    ]),
  )
  expect(ours).toEqual(built)
})
