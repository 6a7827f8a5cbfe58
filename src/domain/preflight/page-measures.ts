import type { PrintSpec } from '../print-spec/print-spec.ts'
import type { PageFacts } from './file-facts.ts'
import { nearestText } from './nearest-text.ts'
import { fitOf } from './page-fit.ts'
import { sheetOfPage } from './page-rules.ts'
import { placedPicture } from './placed-picture.ts'

/** What a person measures on a page, as large as it is printed. */
export type PageMeasures = {
  /** Of the trim, in millimetres, as are the other lengths. */
  readonly width: number
  readonly height: number
  /** The smallest of the four sides; negative where the paint ends inside the cut, null where no ink can be seen on white. */
  readonly bleed: number | null
  /** How far the text that comes nearest to the cut stays inside it; negative when it crosses it, null without text. */
  readonly nearestText: number | null
  /** The fewest dots per inch of its pictures; null without any. */
  readonly resolution: number | null
  /** The thinnest line; null without any. */
  readonly stroke: number | null
  /** Kinds of colours, and spot inks by their names. */
  readonly colours: readonly string[]
}

/** Measures a page as it is printed; one whose file was not checked for an order is taken as it is. */
export function measurePage(facts: PageFacts, spec: Pick<PrintSpec, 'faces'> | undefined): PageMeasures {
  const sheet = spec && sheetOfPage(spec, facts.number)
  const page = sheet ? placedPicture(facts, sheet) : facts
  const { scale } = sheet ? fitOf(page, sheet) : { scale: 1 as const }
  const printed = (length: number): number => length / scale
  return {
    width: printed(page.width),
    height: printed(page.height),
    bleed: page.isEmpty ? null : printed(Math.min(...Object.values(page.reach))),
    nearestText: nearestText(page, { width: page.width, height: page.height, scale })?.distance ?? null,
    resolution: least(page.pictures.map(({ resolution }) => resolution * scale)),
    stroke: least(page.strokes.map(({ width }) => printed(width))),
    colours: [...new Set(page.colours.flatMap(({ space, spots }) => (space === 'SPOT' ? spots : [space])))],
  }
}

const least = (values: readonly number[]): number | null => (values.length === 0 ? null : Math.min(...values))
