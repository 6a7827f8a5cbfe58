import type { Language } from '../language.ts'
import type { Brand } from './brand.ts'
import { facesOf } from './lettering.ts'
import type { LetteringFaces } from './lettering-faces.ts'
import { standInFaces, SYSTEM_FONTS } from './stand-in-fonts.ts'

/** Which letters each file holds (ui/styles/fonts.css has the same for the built-in family). */
const RANGES: Readonly<Record<keyof LetteringFaces['files'], string>> = {
  latin:
    'U+20-7E,U+A0,U+A9,U+AB,U+B0,U+B2,U+B7,U+BB,U+D7,U+E9,U+2009,U+2010-2014,U+2018-201D,U+2022,U+2026,U+202F,U+2032-2033,U+2190-2193,U+2212',
  accents: 'U+AE,U+B1,U+B3,U+BC-BE,U+C0-D6,U+D8-E8,U+EA-FF,U+131,U+152-153,U+2015,U+201E,U+2039-203A,U+20AC,U+2122',
  arabic: 'U+600-6FF,U+750-77F,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC',
}

/** The Arabic letters of the small file for English pages (ui/styles/fonts/README.md). */
const NAME_LETTERS = new Set(' مطبعةالعربية')

/**
 * CSS that puts a shop's lettering in the place of the built-in one, to stand after the built style; empty for the
 * built-in family with a name whose letters are in the small file for English pages.
 */
export function letteringStyle({ lettering, name }: Pick<Brand, 'lettering' | 'name'>): string {
  const faces = facesOf(lettering)
  const ownName = [...name.ar].every((letter) => NAME_LETTERS.has(letter)) ? '' : nameStyle('.logo')
  if (!faces) return ownName
  const files = (['latin', 'accents', 'arabic'] as const).map(
    (part) =>
      `@font-face{font-family:'${faces.name}';src:url(${faces.files[part]}) format('woff2');font-weight:400 700;` +
      `font-display:swap;unicode-range:${RANGES[part]}}`,
  )
  const standIns = [...new Set(SYSTEM_FONTS.map((font) => `'${faces.name} ${font.name}'`))]
  return `${files.join('')}${standInFaces(faces)}\
:root{--font:'${faces.name}',${standIns.join()},'Noto Sans Arabic',system-ui,sans-serif}${nameStyle(':is(.logo,.langs)')}`
}

/** Arabic words on English pages in the whole family. */
const nameStyle = (place: string): string => `:root[lang=en] ${place} [lang=ar]{font-family:var(--font)}`

/** The file that the first screen of a page needs; undefined for the built-in family, whose file the build names. */
export const letteringFile = ({ lettering }: Pick<Brand, 'lettering'>, language: Language): string | undefined =>
  facesOf(lettering)?.files[language === 'ar' ? 'arabic' : 'latin']
