import { fittedLayout, followedPieces } from '#domain/artwork/line-designs.ts'
import type { LineFiles, LinePlace, StoredFiles } from '#domain/artwork/line-files.ts'
import type { FaceCode } from '#domain/print-spec/print-spec.ts'
import type { Artwork, Face } from './artwork-calls.ts'
import { isPackage } from './file-state.ts'
import { isOnItsWay } from './artwork-calls.ts'
import type { SentFile } from './sending/file-slots.ts'

/** Names the files of a line of the cart, in this document. */
export const slotOfLine = (key: string): string => `line ${key}`

/** Names the files of a line of an order, in this document. */
export const slotOfOrder = ({ orderId, position }: LinePlace): string => `order ${orderId} ${position}`

/** Names the files of a product that is configured, in this document. */
export const slotOfProduct = (id: string): string => `product ${id}`

/** The side that a file is of a product with these sides; null when it has all of them. */
export function sideOf({ face, artwork, missingId }: SentFile, faces: readonly Face[]): FaceCode | null {
  // Nothing is known of a file that was not found: it stays the side that was said.
  if (missingId !== undefined) return face ?? null
  if (!face || !mayBeSide(artwork, faces)) return null
  return faces.some(({ code }) => code === face) ? face : null
}

/** Whether a file can be one side of a product: it has one page, and the product more sides. */
export const mayBeSide = (artwork: SentFile['artwork'], faces: readonly Face[]): boolean =>
  faces.length > 1 && (artwork?.pageCount ?? 1) === 1 && artwork?.state !== 'REFUSED'

/** Whether a file is a package, or may be one as its name says while it is opened: a line is not printed from it. */
const mayBePackage = (artwork: Artwork): boolean =>
  isPackage(artwork) || (isOnItsWay(artwork) && /\.zip$/i.test(artwork.name))

/** What a line is printed from when it has these files. A package stays an upload of it until files of it are chosen. */
export function lineFilesOf(
  files: readonly SentFile[],
  faces: readonly Face[],
  { printed, quantity }: { readonly printed: StoredFiles; readonly quantity: number },
): LineFiles {
  const usable = files.flatMap((file) => {
    const { artwork, missingId } = file
    const id =
      artwork?.state === 'REFUSED' || (artwork && mayBePackage(artwork)) ? undefined : (artwork?.id ?? missingId)
    return id === undefined ? [] : [{ id, face: sideOf(file, faces) }]
  })
  const artworkIds = usable.map(({ id }) => id)
  const sides = usable.map(({ face }) => face)
  const before = { ids: printed.artworkIds, faces: facesOf(printed), pieces: printed.designPieces ?? [] }
  const pieces = followedPieces(before, { ids: artworkIds, faces: sides })
  const layout = fittedLayout(usable.length, { faces: sides, pieces }, quantity)
  // A file bears the id of the upload that it was.
  const uploadIds = files.flatMap(({ artwork, problem, uploadId }) =>
    (artwork && !mayBePackage(artwork)) || problem !== undefined ? [] : (uploadId ?? artwork?.fileId ?? []),
  )
  return { artworkIds, artworkFaces: layout.faces, designPieces: layout.pieces, uploadIds }
}

const facesOf = ({ artworkIds, artworkFaces }: StoredFiles): readonly (FaceCode | null)[] =>
  artworkFaces?.length === artworkIds.length ? artworkFaces : artworkIds.map(() => null)

/** Whether the same files are printed as the same sides; where nothing was said of sides, each file has all of them. */
export const isSameSides = (stored: StoredFiles, files: LineFiles): boolean =>
  stored.artworkIds.join() === files.artworkIds.join() &&
  (stored.uploadIds ?? []).join() === files.uploadIds.join() &&
  files.artworkFaces.every((face, index) => face === (stored.artworkFaces?.[index] ?? null))
