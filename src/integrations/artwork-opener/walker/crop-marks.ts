import type { Box } from '#domain/preflight/file-facts.ts'
import { around, boxOf, NOWHERE } from './extent.ts'
import type { Segment } from './path-trace.ts'

/** Marks are this long, and lie no further than this from a corner of the page, in millimetres. */
const LEAST_LENGTH = 2
const MOST_LENGTH = 15
const REACH = 25
/** How far they stop before the corner. */
const LEAST_GAP = 0.8
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
    const upright = near.filter(isUpright)
    return near.filter(isLevel).some((level) => upright.some((other) => isCornerOfMarks(level, other)))
  })
  if (!hasMarks) return null
  const ends = inside.flatMap(({ from, to }) => [from, to])
  return boxOf(ends.reduce((extent, { x, y }) => around(extent, x, y), NOWHERE))
}

/** Crop marks point at the corner between them and stop before it; the lines of a frame meet there. */
function isCornerOfMarks(level: Segment, upright: Segment): boolean {
  const corner = { x: upright.from.x, y: level.from.y }
  const gap = (one: number, other: number, to: number) => Math.min(Math.abs(one - to), Math.abs(other - to))
  const isBetween = (one: number, other: number, at: number) => at > Math.min(one, other) && at < Math.max(one, other)
  return (
    gap(level.from.x, level.to.x, corner.x) >= LEAST_GAP &&
    gap(upright.from.y, upright.to.y, corner.y) >= LEAST_GAP &&
    !isBetween(level.from.x, level.to.x, corner.x) &&
    !isBetween(upright.from.y, upright.to.y, corner.y)
  )
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
