import { fittedLayout, followedPieces, type FileLayout } from './line-designs.ts'

/** A file that a line has: the version that is printed, and the file, which bears the id of the upload that it was. */
export type PresentFile = { readonly id: string; readonly fileId: string }

/** What a customer makes of the files of a line, by their versions. */
export type FileChange = {
  readonly ids: readonly string[]
  readonly layout: FileLayout
  /** What they saw when they changed it; undefined from clients that do not say. */
  readonly seen?: readonly string[] | undefined
  /** Uploads that they know to be on their way to the line. */
  readonly uploadIds?: readonly string[] | undefined
}

/**
 * Files that the shop put into a line when they arrived, without its customer having seen them there: they name the file
 * already, or know its upload.
 */
export const arrivedSince = (
  present: readonly PresentFile[],
  { ids, seen, uploadIds = [] }: Omit<FileChange, 'layout'>,
): readonly PresentFile[] =>
  seen ? present.filter(({ id, fileId }) => !seen.includes(id) && (ids.includes(id) || uploadIds.includes(fileId))) : []

/** A change followed by the files that arrived since its customer saw the line; the pieces are shared out with them. */
export function withArrived(
  { ids, layout }: Pick<FileChange, 'ids' | 'layout'>,
  arrived: readonly PresentFile[],
  quantity: number,
): { readonly ids: readonly string[]; readonly layout: FileLayout } {
  const more = arrived.flatMap(({ id }) => (ids.includes(id) ? [] : [id]))
  const fitted = fittedLayout(ids.length, layout, quantity)
  if (more.length === 0) return { ids, layout: fitted }
  const all = { ids: [...ids, ...more], faces: [...fitted.faces, ...more.map(() => null)] }
  const pieces = followedPieces({ ids, ...fitted }, all)
  return { ids: all.ids, layout: fittedLayout(all.ids.length, { faces: all.faces, pieces }, quantity) }
}
