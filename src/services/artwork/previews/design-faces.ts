import { sheetPages } from '#domain/preflight/sheet-pages.ts'
import { chosenGround } from '#domain/preview/ground.ts'
import type { Metal } from '#domain/preview/metal.ts'
import { placeOnFace, type FacePlace } from '#domain/preview/place-on-face.ts'
import { cornerOf } from '#domain/print-spec/print-sheet.ts'
import { specOfFace, type FaceCode, type InkLayer } from '#domain/print-spec/print-spec.ts'
import type { DigestedSpec } from '../print-spec/print-specs.ts'
import type { VersionRow } from '../files/artwork.repository.ts'

/** A file of a design that has been opened, with the side that it is. */
export type OpenedFile = { readonly version: VersionRow; readonly face: FaceCode | null }

/** What is seen on a face: a page of a file, and where it lies on the trim. */
export type DesignFace = {
  readonly code: FaceCode
  readonly width: number
  readonly height: number
  readonly isRound: boolean
  /** The radius of rounded corners, in millimetres; missing when it has none, for the same reason as `finishes`. */
  readonly corner?: number
  readonly versionId: string
  readonly page: number
  readonly place: FacePlace
  /** Ordered finishes of the page; missing when it has none, so that its picture stays the one that was drawn. */
  readonly finishes?: { readonly layers: readonly InkLayer[]; readonly metal: Metal }
  /** The colour of the product is seen through its inks; missing where they cover it, or it is printed on white. */
  readonly inks?: 'TRANSPARENT'
  /** It is engraved into metal; missing where it is printed. */
  readonly isEngraved?: true
}

/** The printed faces of a design, in the order of the product's faces; one of which there is no picture is left out. */
export const designFaces = (
  { spec, metal, colours, inks, isEngraved }: Pick<DigestedSpec, 'spec' | 'metal' | 'colours' | 'inks' | 'isEngraved'>,
  files: readonly OpenedFile[],
): readonly DesignFace[] =>
  spec.faces.flatMap(({ code, sheet }, index) => {
    const own = files.find(({ face }) => face === code)
    const file = own ?? files.find(({ face }) => face === null)
    const fileSpec = own ? specOfFace(spec, code) : spec
    if (!file || !fileSpec) return []
    const number = own ? 1 : index + 1
    const page = sheetPages(file.version.facts, fileSpec).find((each) => each.number === number)
    if (!page || !file.version.pictures.some((picture) => picture.page === number)) return []
    const { width, height, shape } = sheet
    const place = placeOnFace(page, sheet)
    const { layers } = page
    const finishes = layers.length > 0 && { finishes: { layers, metal } }
    const rounded = shape === 'ROUNDED' && { corner: cornerOf(sheet) }
    const engraved = isEngraved && { isEngraved }
    const seenThrough = inks === 'TRANSPARENT' && chosenGround(colours) !== undefined && { inks }
    const seen = { versionId: file.version.id, page: number, place, ...finishes, ...seenThrough, ...engraved }
    return [{ code, width, height, isRound: shape === 'ROUND', ...rounded, ...seen }]
  })
