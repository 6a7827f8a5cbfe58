import type { Operand } from './content-tokens.ts'
import type { ContentWalk, Operator } from './content-walk.ts'
import type { GraphicsState } from './graphics-state.ts'
import { LetterIndex } from './letter-index.ts'
import { IDENTITY, matrixOf, multiply, scaleOf } from './matrix.ts'
import { nameAt, numberAt } from './operand.ts'
import { colourOf } from './paint.ts'
import { paintFill, paintStroke } from './painting.ts'
import { runOf, type Place } from './text-run.ts'

const MM_PER_POINT = 25.4 / 72
const INVISIBLE = 3
const CLIP = 7
/** The ink of more runs than this on a page is not looked up. */
const MAX_RUNS = 20_000
const NO_LETTERS = new LetterIndex([])
/** Modes that draw the outline of letters, and those that do nothing else. */
const OUTLINED = new Set([1, 2, 5, 6])
const NOT_FILLED = new Set([1, 5, 7])

const show = (walk: ContentWalk, pieces: readonly Operand[]): void => {
  const { state, pen, page } = walk
  const { text, matrix } = state
  const { matrix: place } = pen
  const places: Place[] = []
  for (const piece of pieces) {
    if (typeof piece === 'number') pen.kern(piece, text)
    else if (piece instanceof Uint8Array) pen.show(piece, text, matrix, places)
  }
  if (text.mode === INVISIBLE || text.mode === CLIP || walk.isHidden) return
  const painted = { state, places, points: Math.abs(text.size) * (scaleOf(multiply(place, matrix)) / MM_PER_POINT) }
  // Letters and their ink come from the other reader, which must not see the page before this walk has ended well.
  if (page.texts.length < MAX_RUNS) page.texts.push((letters) => paintRun(walk, painted, letters))
  else paintRun(walk, painted, NO_LETTERS)
}

type Painted = { readonly state: GraphicsState; readonly places: readonly Place[]; readonly points: number }

function paintRun(walk: ContentWalk, { state, places, points }: Painted, index: LetterIndex): void {
  const { text, fill, stroke, fillOverprints, strokeOverprints } = state
  const { extent, letters, isArabic } = runOf(places, index)
  walk.state = state
  const isOutlined = OUTLINED.has(text.mode)
  const isFilled = !NOT_FILLED.has(text.mode)
  const seen = walk.seen(extent)
  if (walk.page.uses.isCutOff(seen)) return
  if (isFilled) paintFill(walk, 'TEXT', extent)
  if (isOutlined) paintStroke(walk, 'TEXT', extent)
  const { isWhite, isBlack, isRichBlack } = colourOf(isFilled ? fill : stroke)
  const font = text.font?.name ?? ''
  if (text.font) walk.page.fonts.set(font, text.font.isEmbedded)
  const overprints = isFilled ? fillOverprints : strokeOverprints
  const use = { points: Math.round(points * 100) / 100, font, isArabic, isWhite, isRichBlack, isBlack, overprints }
  walk.page.uses.text(use, letters, seen)
}

const nextLine = (walk: ContentWalk): void => walk.pen.nextLine(0, -walk.state.text.leading)

/** Operators that set text and show it. */
export const TEXT_OPERATORS: Readonly<Record<string, Operator>> = {
  BT: (walk) => walk.pen.place(IDENTITY),
  Tf: (walk, operands) => {
    walk.setText({ font: walk.resources.font(nameAt(operands, 0)), size: numberAt(operands, 1) })
  },
  Tc: (walk, operands) => walk.setText({ letterSpace: numberAt(operands, 0) }),
  Tw: (walk, operands) => walk.setText({ wordSpace: numberAt(operands, 0) }),
  Tz: (walk, operands) => walk.setText({ stretch: numberAt(operands, 0) / 100 }),
  TL: (walk, operands) => walk.setText({ leading: numberAt(operands, 0) }),
  Ts: (walk, operands) => walk.setText({ rise: numberAt(operands, 0) }),
  Tr: (walk, operands) => walk.setText({ mode: numberAt(operands, 0) }),
  Tm: (walk, operands) => walk.pen.place(matrixOf(operands)),
  Td: (walk, operands) => walk.pen.nextLine(numberAt(operands, 0), numberAt(operands, 1)),
  TD: (walk, operands) => {
    walk.setText({ leading: -numberAt(operands, 1) })
    walk.pen.nextLine(numberAt(operands, 0), numberAt(operands, 1))
  },
  'T*': nextLine,
  Tj: (walk, operands) => show(walk, operands),
  TJ: (walk, operands) => show(walk, Array.isArray(operands[0]) ? operands[0] : []),
  "'": (walk, operands) => {
    nextLine(walk)
    show(walk, operands)
  },
  '"': (walk, operands) => {
    walk.setText({ wordSpace: numberAt(operands, 0), letterSpace: numberAt(operands, 1) })
    nextLine(walk)
    show(walk, operands.slice(2))
  },
}
