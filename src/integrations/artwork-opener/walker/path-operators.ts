import type { Operand } from './content-tokens.ts'
import type { ContentWalk, Operator } from './content-walk.ts'
import { isMark } from './crop-marks.ts'
import { grown, intersection } from './extent.ts'
import { scaleOf } from './matrix.ts'
import { numberAt } from './operand.ts'
import { paintFill, paintStroke } from './painting.ts'
import { PathTrace } from './path-trace.ts'

/** A page with more has so many lines and curves that they are a drawing. */
const MAX_MARKS = 2000
const MAX_OUTLINES = 5000

function point(walk: ContentWalk, operands: readonly Operand[], at: number): void {
  walk.path.point(walk.state.matrix, numberAt(operands, at), numberAt(operands, at + 1))
}

const line: Operator = (walk, operands) => point(walk, operands, 0)

const move: Operator = (walk, operands) => {
  walk.path.move()
  point(walk, operands, 0)
}

const curve =
  (points: number): Operator =>
  (walk, operands) => {
    walk.path.curve()
    for (let at = 0; at < points; at += 1) point(walk, operands, 2 * at)
  }

const rectangle: Operator = (walk, operands) => {
  const [x, y] = [numberAt(operands, 0), numberAt(operands, 1)]
  const [width, height] = [numberAt(operands, 2), numberAt(operands, 3)]
  const { matrix } = walk.state
  walk.path.move()
  walk.path.point(matrix, x, y)
  walk.path.point(matrix, x + width, y)
  walk.path.point(matrix, x + width, y + height)
  walk.path.point(matrix, x, y + height)
}

const finish =
  ({ fills = false, strokes = false }): Operator =>
  (walk) => {
    const { path } = walk
    if (!walk.isHidden) {
      if (fills) fill(walk)
      if (strokes) stroke(walk)
    }
    if (walk.isClipPending) walk.set({ clip: intersection(walk.state.clip, path.extent) })
    walk.isClipPending = false
    walk.path = new PathTrace()
  }

function fill(walk: ContentWalk): void {
  const { path, page } = walk
  if (page.outlines.length < MAX_OUTLINES) page.outlines.push(...path.outlines())
  paintFill(walk, 'FILL', path.extent)
}

function stroke(walk: ContentWalk): void {
  const { path, state, page } = walk
  const width = state.lineWidth * scaleOf(state.matrix)
  const extent = grown(path.extent, width / 2)
  const colour = paintStroke(walk, 'STROKE', extent)
  page.uses.stroke(width, colour, walk.seen(extent))
  if (!colour.isWhite && page.segments.length < MAX_MARKS) page.segments.push(...path.segments().filter(isMark))
}

const clip: Operator = (walk) => {
  walk.isClipPending = true
}

/** Operators that make a path, and that fill it, draw it and clip by it. */
export const PATH_OPERATORS: Readonly<Record<string, Operator>> = {
  m: move,
  l: line,
  c: curve(3),
  v: curve(2),
  y: curve(2),
  re: rectangle,
  f: finish({ fills: true }),
  F: finish({ fills: true }),
  'f*': finish({ fills: true }),
  S: finish({ strokes: true }),
  s: finish({ strokes: true }),
  B: finish({ fills: true, strokes: true }),
  'B*': finish({ fills: true, strokes: true }),
  b: finish({ fills: true, strokes: true }),
  'b*': finish({ fills: true, strokes: true }),
  n: finish({}),
  W: clip,
  'W*': clip,
}
