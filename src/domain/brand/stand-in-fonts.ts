import type { LetteringFaces } from './lettering-faces.ts'

type Script = keyof LetteringFaces['widths']

/** Fonts of a system, and how much they are scaled to be as wide as the built-in family, in percent. */
type SystemFonts = {
  /** What its stand-in is called, after the family. */
  readonly name: 'Stand-in' | 'Stand-in Android' | 'Stand-in Linux'
  readonly script: Script
  /** Names of the regular and the bold face. */
  readonly regular: readonly string[]
  readonly medium?: readonly string[]
  readonly bold: readonly string[]
  /** At weights 400, 500 and 600 to 700. */
  readonly percent: readonly [number, number, number]
}

const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT']

/** As in ui/styles/fonts.css, which has them for the built-in family; a test compares both. */
export const SYSTEM_FONTS: readonly SystemFonts[] = [
  {
    name: 'Stand-in',
    script: 'latin',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
    bold: [...ARIAL_BOLD, 'Liberation Sans Bold', 'Helvetica Bold'],
    percent: [107.3, 109.5, 103.9],
  },
  {
    name: 'Stand-in',
    script: 'arabic',
    regular: ['Arial', 'ArialMT', 'DejaVu Sans'],
    bold: [...ARIAL_BOLD, 'DejaVu Sans Bold'],
    percent: [104.1, 106.3, 90.9],
  },
  {
    name: 'Stand-in Android',
    script: 'latin',
    regular: ['Roboto', 'Roboto-Regular'],
    medium: ['Roboto Medium', 'Roboto-Medium'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    percent: [108.3, 109.7, 111.5],
  },
  {
    name: 'Stand-in Android',
    script: 'arabic',
    regular: ['Noto Naskh Arabic UI', 'NotoNaskhArabicUI'],
    bold: ['Noto Naskh Arabic UI Bold', 'NotoNaskhArabicUI-Bold'],
    percent: [122.9, 125.4, 124.1],
  },
  {
    name: 'Stand-in Linux',
    script: 'latin',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    percent: [94.6, 96.6, 87.5],
  },
]

const ARABIC_RANGE = 'U+600-6FF,U+750-77F,U+FB50-FDFF,U+FE70-FEFC'

/** CSS of the system fonts that are shown until a family is there, as wide and as high as it. */
export const standInFaces = (faces: LetteringFaces): string =>
  SYSTEM_FONTS.flatMap(({ name, script, regular, medium = regular, bold, percent }) =>
    [
      { weight: '400', locals: regular },
      { weight: '500', locals: medium },
      { weight: '600 700', locals: bold },
    ].map(({ weight, locals }, index) => {
      const scale = (percent[index] ?? 100) * (faces.widths[script][index] ?? 1)
      return (
        `@font-face{font-family:'${faces.name} ${name}';src:${locals.map((font) => `local('${font}')`).join()};` +
        `font-weight:${weight};size-adjust:${inPercent(scale)};ascent-override:${inPercent((faces.ascent / scale) * 10_000)};` +
        `descent-override:${inPercent((faces.descent / scale) * 10_000)};line-gap-override:0%` +
        `${script === 'arabic' ? `;unicode-range:${ARABIC_RANGE}` : ''}}`
      )
    }),
  ).join('')

const inPercent = (percent: number): string => `${Number(percent.toFixed(1))}%`
