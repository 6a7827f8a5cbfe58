import type { Box } from '../file-facts.ts'
import type { PageLetter } from '../page-letters.ts'
import { isArabicLetter, isMark, plainLetters } from './arabic-script.ts'

/** What one glyph paints, in a frame that is turned with its line: `u` along the line, `v` across it, in millimetres. */
export type DrawnGlyph = {
  /** The letters it stands for, in the order of reading; empty when the font does not say. */
  readonly text: string
  readonly isMissing: boolean
  readonly isMark: boolean
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Where the pen stands. */
  readonly originU: number
  readonly baseline: number
  /** Height of the type. */
  readonly em: number
  readonly hasInk: boolean
  readonly font: string
  readonly angle: number
  /** Where it is on the page. */
  readonly box: Box
}

const MM_PER_POINT = 25.4 / 72
/** Parts of one glyph have one origin, to a hundredth of a millimetre. */
const SAME_ORIGIN = 0.002
/** Readers give spaces a box of their width. */
const LEAST_INK = 0.01

/**
 * The glyphs of a page. A glyph that stands for several letters comes as several letters of one origin: they become one
 * again, in the order of reading.
 */
export function drawnGlyphs(letters: readonly PageLetter[]): readonly DrawnGlyph[] {
  const groups: PageLetter[][] = []
  for (const letter of letters) {
    const last = groups.at(-1)?.at(-1)
    const isSame =
      last !== undefined &&
      last.font === letter.font &&
      Math.abs(last.originX - letter.originX) < SAME_ORIGIN &&
      Math.abs(last.originY - letter.originY) < SAME_ORIGIN
    if (isSame) groups.at(-1)?.push(letter)
    else groups.push([letter])
  }
  return groups.map(glyphOf)
}

function glyphOf(parts: readonly PageLetter[]): DrawnGlyph {
  const [first] = parts as readonly [PageLetter, ...PageLetter[]]
  const texts = parts.map(({ code }) => plainLetters(code)).filter((part) => part !== '')
  // A reader adds a space where letters stand apart; it is none of the file.
  const written = texts.filter((part) => !/^\s$/.test(part))
  const text = written.length > 0 ? inOrder(written) : (texts[0] ?? '')
  const box = union(parts.flatMap(({ ink }) => (ink ? [ink] : []))) ?? {
    left: first.originX,
    top: first.originY,
    width: 0,
    height: 0,
  }
  const angle = Math.round(first.angle)
  const turned = turnedExtent(box, angle)
  const [originU, baseline] = turnedPoint(first.originX, first.originY, angle)
  return {
    text,
    isMissing: parts.some(({ glyph, ink }) => glyph === 0 && ink !== null && ink.height > LEAST_INK),
    isMark: text !== '' && [...text].every(isMark),
    ...turned,
    originU,
    baseline,
    em: first.points * MM_PER_POINT,
    hasInk: box.width > LEAST_INK && box.height > LEAST_INK && !/^\s*$/.test(text || '?'),
    font: first.font,
    angle,
    box,
  }
}

/** The reader turns the letters of Arabic lines round, also those of one glyph. */
function inOrder(parts: readonly string[]): string {
  const isTurned = parts.some((part) => [...part].some(isArabicLetter))
  return (isTurned ? parts.toReversed() : parts).join('')
}

/** The smallest box around all of them. */
export function union(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

function turnedPoint(x: number, y: number, degrees: number): readonly [u: number, v: number] {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [x * cos + y * sin, y * cos - x * sin]
}

function turnedExtent({ left, top, width, height }: Box, degrees: number) {
  const corners = [
    turnedPoint(left, top, degrees),
    turnedPoint(left + width, top, degrees),
    turnedPoint(left, top + height, degrees),
    turnedPoint(left + width, top + height, degrees),
  ]
  const [us, vs] = [corners.map(([u]) => u), corners.map(([, v]) => v)]
  return { left: Math.min(...us), right: Math.max(...us), top: Math.min(...vs), bottom: Math.max(...vs) }
}
