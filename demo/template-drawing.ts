/** What is drawn on a print template, in millimetres from the lower left corner of its page; the formats only write it. */
import type { PrintTemplate } from './print-templates.ts'

/** Room around the bleed for crop marks and the legend. */
export const MARGIN = 14

export type Shape =
  | {
      readonly kind: 'rectangle'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      /** The radius of its corners; missing for square ones. */
      readonly radius?: number
    }
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly radius: number }
  | { readonly kind: 'line'; readonly from: readonly [number, number]; readonly to: readonly [number, number] }

export type Layer = {
  readonly name: 'Bleed' | 'Trim' | 'Crease' | 'Safe area'
  /** Red, green and blue, 0 to 1. */
  readonly colour: readonly [number, number, number]
  /** Lengths of strokes and gaps, in points; empty for a whole line. */
  readonly dash: readonly number[]
  readonly shapes: readonly Shape[]
}

type Words = { readonly text: string; readonly x: number; readonly y: number; readonly points: number }

export type TemplateDrawing = {
  readonly width: number
  readonly height: number
  /** From the edge of the page to the trimmed edge. */
  readonly origin: number
  readonly layers: readonly Layer[]
  readonly words: readonly Words[]
}

/** Lays a template out: its four layers, and the words below. */
export function drawTemplate(template: PrintTemplate): TemplateDrawing {
  const { width, height, bleed, safe, holes } = template
  const origin = MARGIN + bleed
  const outline = (grow: number): Shape => outlineOf(template, origin, grow)
  const creases: Shape[] = [
    ...template.creasesX.map((x) => line(origin + x, origin, origin + x, origin + height)),
    ...template.creasesY.map((y) => line(origin, origin + y, origin + width, origin + y)),
  ]
  const punched = holes.map(([x, y, diameter]): Shape => ({
    kind: 'circle',
    x: origin + x,
    y: origin + y,
    radius: diameter / 2,
  }))
  const marks = cropMarks(origin, width, height, bleed)
  return {
    width: 2 * origin + width,
    height: 2 * origin + height,
    origin,
    layers: [
      { name: 'Bleed', colour: [0.82, 0.23, 0.12], dash: [], shapes: bleed > 0 ? [outline(bleed)] : [] },
      { name: 'Trim', colour: [0, 0, 0], dash: [], shapes: [outline(0), ...marks, ...punched] },
      { name: 'Crease', colour: [0.12, 0.48, 0.31], dash: [4, 3], shapes: creases },
      { name: 'Safe area', colour: [0.05, 0.49, 0.61], dash: [2, 2], shapes: [outline(-safe)] },
    ],
    words: wordsOf(template, creases.length > 0),
  }
}

function wordsOf({ title, width, bleed, safe, note }: PrintTemplate, hasCreases: boolean): Words[] {
  const points = Math.min(7, (width + 2 * bleed) / 14)
  const legend = `${title}   ${bleed > 0 ? `Bleed ${bleed} mm (red)   ` : ''}Trim (black)   Safe area ${safe} mm (blue)${hasCreases ? '   Crease (green)' : ''}`
  return [{ text: legend, x: MARGIN, y: 7.5, points }, ...(note ? [{ text: note, x: MARGIN, y: 3.5, points }] : [])]
}

function outlineOf({ width, height, isRound, corner }: PrintTemplate, origin: number, grow: number): Shape {
  if (isRound) return { kind: 'circle', x: origin + width / 2, y: origin + height / 2, radius: width / 2 + grow }
  const box = { x: origin - grow, y: origin - grow, width: width + 2 * grow, height: height + 2 * grow }
  // What runs beyond the cut is a whole sheet: only the punch rounds it.
  return { kind: 'rectangle', ...box, ...(corner > 0 && grow <= 0 && { radius: Math.max(0, corner + grow) }) }
}

const line = (x1: number, y1: number, x2: number, y2: number): Shape => ({ kind: 'line', from: [x1, y1], to: [x2, y2] })

function cropMarks(origin: number, width: number, height: number, bleed: number): Shape[] {
  const [far, gap] = [origin - 2, bleed + 1]
  const [right, top] = [origin + width, origin + height]
  return [
    ...[origin, right].flatMap((x) => [line(x, origin - gap, x, origin - far), line(x, top + gap, x, top + far)]),
    ...[origin, top].flatMap((y) => [line(origin - gap, y, origin - far, y), line(right + gap, y, right + far, y)]),
  ]
}
