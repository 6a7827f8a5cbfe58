import type { Box } from '#domain/preflight/file-facts.ts'
import { around, boxOf, NOWHERE } from './extent.ts'
import type { Segment } from './path-trace.ts'

/** Marks are this long, and lie no further than this from a corner of the page, in millimetres. */
const LEAST_LENGTH = 2
const MOST_LENGTH = 15
const REACH = 25
/** A line this far from level or upright is part of a drawing. */
const SLOPE = 0.05

/**
 * Where crop marks were drawn inside the trim: each of its four corners has a short level and a short upright line near it.
 * Null when they were not.
 */
export function cropMarksInside(segments: readonly Segment[], width: number, height: number): Box | null {
  const inside = segments.filter((segment) => isInside(segment, width, height))
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: 0, y: height },
    { x: width, y: height },
  ]
  const reach = Math.min(REACH, width / 3, height / 3)
  const hasMarks = corners.every((corner) => {
    const near = inside.filter(({ from }) => Math.max(Math.abs(from.x - corner.x), Math.abs(from.y - corner.y)) < reach)
    return near.some(isLevel) && near.some(isUpright)
  })
  if (!hasMarks) return null
  const ends = inside.flatMap(({ from, to }) => [from, to])
  return boxOf(ends.reduce((extent, { x, y }) => around(extent, x, y), NOWHERE))
}

const isLevel = ({ from, to }: Segment): boolean => Math.abs(from.y - to.y) < SLOPE
const isUpright = ({ from, to }: Segment): boolean => Math.abs(from.x - to.x) < SLOPE

/** A line of the length and direction of a crop mark. */
export function isMark(segment: Segment): boolean {
  const length = Math.hypot(segment.to.x - segment.from.x, segment.to.y - segment.from.y)
  return (isLevel(segment) || isUpright(segment)) && length >= LEAST_LENGTH && length <= MOST_LENGTH
}

const isInside = ({ from, to }: Segment, width: number, height: number): boolean =>
  [from, to].every(({ x, y }) => x > -SLOPE && y > -SLOPE && x < width + SLOPE && y < height + SLOPE)
