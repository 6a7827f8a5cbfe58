import type { ColourUse, PictureUse, StrokeUse, TextUse } from '#domain/preflight/file-facts.ts'
import { boxOf, intersection, isNowhere, union, type Extent } from './extent.ts'
import type { Colour } from './paint.ts'

/** Facts of one page that are listed one by one; more are counted into those there are. */
const MAX_LISTED = 400
/** Pictures of so few dots in one direction are plain colours and gradients. */
const LEAST_DOTS = 3

export type Painted = {
  readonly kind: ColourUse['kind']
  readonly colour: Colour
  readonly overprints: boolean
  readonly isTransparent: boolean
  readonly extent: Extent
}

type Counted<Use> = { use: Use; count: number; extent: Extent }

/** Gathers what is painted on a page: equal things are counted, the largest of them shows where. */
export class PageUses {
  readonly #colours = new Map<string, Counted<Omit<ColourUse, 'count' | 'box'>>>()
  readonly #strokes = new Map<string, Counted<Omit<StrokeUse, 'count' | 'box'>>>()
  readonly #texts: Counted<Omit<TextUse, 'count' | 'box'>>[] = []
  readonly #pictures: PictureUse[] = []
  readonly #trim: Extent
  #mostInk = 0

  /** `trim` is the page as it is cut: what lies outside is cut off, marks and colour bars among it. */
  constructor(trim: Extent) {
    this.#trim = trim
  }

  /** Whether no part of it is on what the customer gets. */
  isCutOff(extent: Extent): boolean {
    return isNowhere(intersection(extent, this.#trim))
  }

  /** The most process ink that anything on the page may be, 0 to 4. */
  get mostInk(): number {
    return this.#mostInk
  }

  paint({ kind, colour, overprints, isTransparent, extent }: Painted): void {
    if (this.isCutOff(extent)) return
    this.#mostInk = Math.max(this.#mostInk, colour.ink)
    const key = `${kind}${colour.key}${overprints ? 1 : 0}${isTransparent ? 1 : 0}`
    const found = count(this.#colours, key, extent, () => {
      const { key: _, isMixed: __, ink: ___, ...seen } = colour
      return { kind, ...seen, overprints, isTransparent }
    })
    if (colour.leastTint < found.use.leastTint) found.use = { ...found.use, leastTint: colour.leastTint }
  }

  stroke(width: number, { spots, isWhite, isMixed }: Colour, extent: Extent): void {
    if (this.isCutOff(extent)) return
    const use = { width: Math.round(width * 1000) / 1000, spot: spots[0] ?? null, isWhite, isMixed }
    const key = `${use.width}${isWhite ? 1 : 0}${isMixed ? 1 : 0}${use.spot}`
    count(this.#strokes, key, extent, () => use)
  }

  /** A run of letters; it goes on the run before it when that is the same line in the same style. */
  text(use: Omit<TextUse, 'count' | 'box'>, letters: number, extent: Extent): void {
    if (this.isCutOff(extent)) return
    const before = this.#texts.findLast(({ use: other }) => isSameStyle(other, use))
    const isFull = this.#texts.length >= MAX_LISTED
    if (before && (isFull || isOneLine(before.extent, extent))) {
      before.count += letters
      before.extent = union(before.extent, extent)
    } else if (!isFull) this.#texts.push({ use, count: letters, extent })
  }

  picture(picture: Omit<PictureUse, 'box'>, dots: { readonly width: number; readonly height: number }, at: Extent) {
    if (this.isCutOff(at) || Math.min(dots.width, dots.height) < LEAST_DOTS) return
    const use = { ...picture, resolution: Math.round(picture.resolution * 10) / 10, box: boxOf(at) }
    if (this.#pictures.length < MAX_LISTED) this.#pictures.push(use)
    else this.#replaceSharpest(use)
  }

  /** The least sharp are the ones a printer asks about. */
  #replaceSharpest(use: PictureUse): void {
    const sharpest = this.#pictures.reduce((one, other) => (other.resolution > one.resolution ? other : one))
    if (sharpest.resolution > use.resolution) this.#pictures[this.#pictures.indexOf(sharpest)] = use
  }

  facts(): {
    readonly colours: readonly ColourUse[]
    readonly strokes: readonly StrokeUse[]
    readonly texts: readonly TextUse[]
    readonly pictures: readonly PictureUse[]
  } {
    return {
      colours: [...this.#colours.values()].map(withBox),
      strokes: [...this.#strokes.values()].map(withBox),
      texts: this.#texts.map(withBox),
      pictures: this.#pictures,
    }
  }
}

function count<Use>(all: Map<string, Counted<Use>>, key: string, extent: Extent, make: () => Use): Counted<Use> {
  const found = all.get(key)
  if (!found) {
    const counted = { use: make(), count: 1, extent }
    if (all.size < MAX_LISTED) all.set(key, counted)
    return counted
  }
  found.count += 1
  if (area(extent) > area(found.extent)) found.extent = extent
  return found
}

const area = ({ left, top, right, bottom }: Extent): number => (right - left) * (bottom - top)

const withBox = <Use>({ use, count, extent }: Counted<Use>) => ({ ...use, count, box: boxOf(extent) })

const isSameStyle = (one: Omit<TextUse, 'count' | 'box'>, other: Omit<TextUse, 'count' | 'box'>): boolean =>
  one.font === other.font &&
  Math.abs(one.points - other.points) < 0.05 &&
  one.isArabic === other.isArabic &&
  one.isWhite === other.isWhite &&
  one.isBlack === other.isBlack &&
  one.isRichBlack === other.isRichBlack &&
  one.overprints === other.overprints

/** Runs share a line when they overlap in height and no more than a letter lies between them. */
function isOneLine(one: Extent, other: Extent): boolean {
  const height = Math.max(one.bottom - one.top, other.bottom - other.top)
  const overlaps = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0
  return overlaps && Math.max(one.left, other.left) - Math.min(one.right, other.right) < height
}
