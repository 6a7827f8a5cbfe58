import type { FaceCode } from '../print-spec/print-spec.ts'

/** A line of an order, by its place. */
export type LinePlace = { readonly orderId: string; readonly position: number }

/** What a line is printed from: versions, the side that each of them is, the pieces of each design, and what is on its way. */
export type LineFiles = {
  readonly artworkIds: readonly string[]
  readonly artworkFaces: readonly (FaceCode | null)[]
  readonly designPieces: readonly number[]
  readonly uploadIds: readonly string[]
}

/** The same as it is stored, maybe without what was never said. */
export type StoredFiles = Pick<LineFiles, 'artworkIds'> & {
  readonly artworkFaces?: LineFiles['artworkFaces'] | undefined
  readonly designPieces?: LineFiles['designPieces'] | undefined
  readonly uploadIds?: LineFiles['uploadIds'] | undefined
}
