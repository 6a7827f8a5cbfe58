import type { FaceCode } from '../print-spec/print-spec.ts'
import type { SheetShape } from '../print-spec/print-sheet.ts'

/** What kinds of blank products there are pictures of; a product names its kind. */
export const PREVIEW_KINDS = [
  'apron',
  'badge',
  'bag-print',
  'banner',
  'board',
  'bottle',
  'brochure',
  'canvas',
  'cap',
  'card',
  'catalogue',
  'certificate',
  'chest',
  'coaster',
  'counter',
  'cup',
  'desk-calendar',
  'envelope',
  'finjan',
  'flag',
  'flat-box',
  'folder',
  'gift-box',
  'lid-box',
  'magnet',
  'mat',
  'mug',
  'notebook',
  'pad',
  'paper-bag',
  'pen',
  'poster',
  'pouch',
  'roll-up',
  'sheet',
  'shirt',
  'sign',
  'sticker',
  'table-cover',
  'tag',
  'tote',
  'tube',
  'tuck-box',
  'wall',
] as const

export type PreviewKind = (typeof PREVIEW_KINDS)[number]

/** A printed region of a shot. Pixels of the shot. */
export type ShotRegion = {
  readonly face: FaceCode
  /** Width by height of the trim that fits on it. */
  readonly ratio: number
  readonly shape?: 'ROUND' | undefined
  /** Millimetres of that trim, where the product has prints of several sizes. */
  readonly width?: number | undefined
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  /** The least and the most light that falls on it; its picture of light is stretched over them. */
  readonly light: readonly [number, number]
  /** How large the artwork is drawn before it is laid on. */
  readonly texels: { readonly width: number; readonly height: number }
}

/** A picture of a blank product, taken by the studio. */
export type Shot = {
  readonly code: string
  /** Part of the addresses of its files: other files have another. */
  readonly version: string
  readonly kind: PreviewKind
  readonly width: number
  readonly height: number
  /** How much light the blank throws back, linear. */
  readonly white: number
  readonly regions: readonly ShotRegion[]
}

/** The kind that others of its family are seen on as well: a mark on a chest and a print on a back are of one shirt. */
const FAMILY: Partial<Record<PreviewKind, PreviewKind>> = { chest: 'shirt' }

const familyOf = (kind: PreviewKind): PreviewKind => FAMILY[kind] ?? kind

/** A sheet this near to the proportions of a shot is shown on it: nothing is visibly stretched. */
const LARGEST_STRETCH = 0.045

/** A print that is so many times as large or as small is another one: a mark on the chest is no square print over the whole front. */
const LARGEST_SCALE = 2

/**
 * The shots that show a product of a kind, in the order of its faces: those nearest to the proportions of its sheets. None when no shot is
 * near enough, because artwork is never stretched to fit, and no blank has rounded corners. Where sides differ, shots that show
 * just the printed sides are taken.
 */
export function shotsFor(
  shots: readonly Shot[],
  kind: PreviewKind,
  faces: readonly {
    readonly code: FaceCode
    readonly sheet: { readonly width: number; readonly height: number; readonly shape: SheetShape }
  }[],
): readonly Shot[] {
  const [first] = faces
  if (!first || first.sheet.shape === 'ROUNDED') return []
  const codes = faces.map(({ code }) => code)
  const sheetOf = (face: FaceCode) => (faces.find(({ code }) => code === face) ?? first).sheet
  const stretch = ({ regions }: Shot): number =>
    Math.max(...regions.map(({ face, ratio }) => farFrom(ratio, sheetOf(face).width / sheetOf(face).height)))
  const scale = ({ regions }: Shot): number =>
    Math.max(...regions.map(({ face, width }) => (width === undefined ? 0 : farFrom(width, sheetOf(face).width))))
  const fitting = shots.filter(
    (shot) =>
      familyOf(shot.kind) === familyOf(kind) &&
      stretch(shot) <= LARGEST_STRETCH &&
      scale(shot) <= Math.log(LARGEST_SCALE) &&
      shot.regions.some(({ face }) => codes.includes(face)),
  )
  const sides = ({ regions }: Shot): number => new Set(regions.map(({ face }) => face)).size
  const missed = (shot: Shot): number => Math.abs(sides(shot) - codes.length)
  const least = Math.min(...fitting.map((shot) => missed(shot) + stretch(shot)))
  const firstFace = ({ regions }: Shot): number =>
    Math.min(...regions.filter(({ face }) => codes.includes(face)).map(({ face }) => codes.indexOf(face)))
  return fitting
    .filter((shot) => missed(shot) + stretch(shot) <= least + 0.005)
    .toSorted((one, other) => firstFace(one) - firstFace(other))
}

const farFrom = (one: number, other: number): number => Math.abs(Math.log(one / other))
