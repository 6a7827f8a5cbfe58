import type { FaceCode } from '../print-spec/print-spec.ts'

/**
 * How the files of a line share it: which side each of them is, null for a file with all sides, and how many pieces are made
 * of each design.
 */
export type FileLayout = {
  readonly faces: readonly (FaceCode | null)[]
  readonly pieces: readonly number[]
}

/** A file of a line with the design that it belongs to, from 0, and the pieces that are made of that. */
export type LinePart = { readonly design: number; readonly face: FaceCode | null; readonly pieces: number }

/**
 * The number of the design that each file belongs to, from 0. A file with all sides is a design of its own; single sides
 * follow each other into one design until a side comes again.
 */
export function designsOf(faces: readonly (FaceCode | null)[]): readonly number[] {
  const numbers: number[] = []
  let design = -1
  let taken: ReadonlySet<FaceCode> | undefined
  for (const face of faces) {
    const isNext = face === null || !taken || taken.has(face)
    if (isNext) design += 1
    taken = face === null ? undefined : new Set(isNext ? [face] : [...(taken ?? []), face])
    numbers.push(design)
  }
  return numbers
}

/**
 * Pieces of each of `count` designs, which together are the quantity: as wished when that is so, else in the proportion of
 * the wishes, else evenly. Each design has a piece while there are enough.
 */
export function sharedPieces(wished: readonly number[], count: number, quantity: number): readonly number[] {
  const wishes = wished.length === count && sum(wished) > 0 ? wished : Array.from({ length: count }, () => 1)
  if (sum(wishes) === quantity) return wishes
  const least = quantity >= count ? 1 : 0
  const free = quantity - least * count
  const shares = wishes.map((wish) => (wish / sum(wishes)) * free)
  const whole = shares.map(Math.floor)
  const byRest = shares.map((share, index) => ({ index, rest: share - Math.floor(share) }))
  const rounded = new Set(
    byRest
      .toSorted((one, other) => other.rest - one.rest || one.index - other.index)
      .slice(0, free - sum(whole))
      .map(({ index }) => index),
  )
  return whole.map((pieces, index) => least + pieces + (rounded.has(index) ? 1 : 0))
}

/** Pieces with one design's number changed: the others share what is left in their proportion. */
export function withPieces(pieces: readonly number[], design: number, wished: number): readonly number[] {
  const quantity = sum(pieces)
  const others = pieces.filter((_, index) => index !== design)
  const most = Math.max(0, quantity - others.length)
  const taken = others.length === 0 ? quantity : Math.min(most, Math.max(0, wished))
  const shared = sharedPieces(others, others.length, quantity - taken)
  return [...shared.slice(0, design), taken, ...shared.slice(design)]
}

/** Files of a line: which they are, which side each is, and the pieces of each design. */
type Shared = { readonly ids: readonly string[] } & FileLayout

/**
 * What pieces are wished of the designs that files make now, from what was wished of those before: a design that is still
 * there keeps its wish, one that has come in the place of another takes that one's, and one more gets as many as the mean.
 */
export function followedPieces(before: Shared, after: Omit<Shared, 'pieces'>): readonly number[] {
  const [were, are] = [designsOf(before.faces), designsOf(after.faces)]
  const { pieces } = before
  const count = countDesigns(after.faces)
  if (pieces.length === 0 || pieces.length !== countDesigns(before.faces) || pieces.length === count) return pieces
  const mean = sum(pieces) / pieces.length
  return Array.from({ length: count }, (_, design) => {
    const place = before.ids.indexOf(after.ids[are.indexOf(design)] ?? '')
    return pieces[were[place] ?? -1] ?? mean
  })
}

/** The layout of `count` files of a line of `quantity` pieces; what was not said, or fits no more, is filled in. */
export function fittedLayout(count: number, wished: Partial<FileLayout>, quantity: number): FileLayout {
  const faces = wished.faces?.length === count ? wished.faces : Array.from({ length: count }, () => null)
  return { faces, pieces: sharedPieces(wished.pieces ?? [], countDesigns(faces), quantity) }
}

/** How many designs files of these sides make. */
export const countDesigns = (faces: readonly (FaceCode | null)[]): number => (designsOf(faces).at(-1) ?? -1) + 1

/** Each file of a line with its design; the layout fits the files. */
export const lineParts = ({ faces, pieces }: FileLayout): readonly LinePart[] => {
  const designs = designsOf(faces)
  return faces.map((face, index) => {
    const design = designs[index] ?? 0
    return { design, face, pieces: pieces[design] ?? 0 }
  })
}

/** The layout of files from their parts, in the order of their places. */
export const layoutOfParts = (parts: readonly LinePart[]): FileLayout => ({
  faces: parts.map(({ face }) => face),
  pieces: [...new Map(parts.map(({ design, pieces }) => [design, pieces])).values()],
})

/** Whether a layout is one of `count` files and `quantity` pieces, or says nothing. */
export const isFitting = ({ faces, pieces }: FileLayout, count: number, quantity: number): boolean =>
  (faces.length === 0 || faces.length === count) &&
  (pieces.length === 0 ||
    (pieces.length === (faces.length === 0 ? count : countDesigns(faces)) && sum(pieces) === quantity))

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
