/** The print templates of the demo: what make-templates.ts draws. Their measures are those of the shop's print sheets. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cornerOf } from '../src/domain/print-spec/print-sheet.ts'

/** Sizes in millimetres on the page (of the drawing, when it is drawn at 1:10). */
export interface PrintTemplate {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly bleed: number
  readonly safe: number
  readonly isRound: boolean
  /** The radius of the corners after the cut; 0 for square ones. */
  readonly corner: number
  /** Fold lines, from the left and from the bottom. */
  readonly creasesX: readonly number[]
  readonly creasesY: readonly number[]
  /** Punched holes: their centres from the left and from the bottom, and their diameters. */
  readonly holes: readonly (readonly [x: number, y: number, diameter: number])[]
  readonly note: string | undefined
}

/** A row of the section print_sheets, in millimetres of the finished product. */
type Sheet = {
  readonly code: string
  readonly name: { readonly en: string }
  readonly width_mm: number
  readonly height_mm: number
  readonly shape?: string
  readonly corner_mm?: number
  readonly bleed_mm: number
  readonly safe_mm: number
  readonly creases_x?: readonly number[]
  readonly creases_y?: readonly number[]
  readonly holes?: PrintTemplate['holes']
  readonly scale?: 1 | 10
}

const SCALED = 'Drawn at 1:10. One millimetre here is one centimetre in print.'
const FOLDED = 'What lies outside the black line is folded around the frame.'
const PERFORATED = 'The green line is the perforation: keep text away from it on both sides.'

const NOTES: Readonly<Record<string, string>> = {
  'finish-layer-guide':
    'Put foil, gloss and pressing on a layer of their own, in solid black, no line thinner than 0.25 mm.',
  'brochure-tri-a4': 'The panel that folds inside is one millimetre narrower.',
  'voucher-180x80': PERFORATED,
  'ticket-210x75': PERFORATED,
  'brochure-gate-420x210': 'Each door is half a millimetre narrower than half the middle.',
}

const { print_sheets: sheets }: { readonly print_sheets: readonly Sheet[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'print-sheets.json'), 'utf8'),
)

function templateOf(sheet: Sheet): PrintTemplate {
  const { scale = 1, creases_x: x = [], creases_y: y = [], holes = [] } = sheet
  const drawn = (millimetres: number): number => millimetres / scale
  return {
    title: sheet.name.en.replaceAll('×', 'x'),
    width: drawn(sheet.width_mm),
    height: drawn(sheet.height_mm),
    bleed: drawn(sheet.bleed_mm),
    safe: drawn(sheet.safe_mm),
    isRound: sheet.shape === 'ROUND',
    corner:
      sheet.shape === 'ROUNDED'
        ? drawn(
            cornerOf({ shape: sheet.shape, width: sheet.width_mm, height: sheet.height_mm, corner: sheet.corner_mm }),
          )
        : 0,
    creasesX: x.map(drawn),
    creasesY: y.map(drawn),
    holes: holes.map(([fromLeft, fromBottom, diameter]) => [drawn(fromLeft), drawn(fromBottom), drawn(diameter)]),
    note: scale === 10 ? SCALED : sheet.code.startsWith('canvas') ? FOLDED : NOTES[sheet.code],
  }
}

/** A template for every sheet, by its code. */
export const PRINT_TEMPLATES: Readonly<Record<string, PrintTemplate>> = Object.fromEntries(
  sheets.map((sheet) => [sheet.code, templateOf(sheet)]),
)
