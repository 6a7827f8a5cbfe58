import type { LocalizedText } from '../localized-text.ts'
import type { PrintMethod } from '../print-spec/print-method.ts'
import type { Inks } from './inks.ts'
import type { Pixels } from './laid-artwork.ts'
import type { PreviewKind } from './shot.ts'

/** A colour in which a product is sold: its name in the languages of the shop, and #rrggbb. */
export type ProductColour = { readonly name: LocalizedText; readonly colour: string; readonly isChosen: boolean }

/** The code of the feature whose choices are colours of the product itself; others are of handles, inks or foils. */
export const GROUND_FEATURE = 'colour'

/**
 * Kinds of products that are sold in several colours and printed on these. Paper is white, or bears a design to its edges. The
 * colour of a mug is that of its body, with a transfer on it; what is printed by sublimation has a white coat, and names the
 * colour of its inside by another feature.
 */
const COLOURED_KINDS: ReadonlySet<PreviewKind> = new Set<PreviewKind>([
  'bag-print',
  'bottle',
  'cup',
  'flat-box',
  'folder',
  'gift-box',
  'lid-box',
  'mug',
  'notebook',
  'paper-bag',
  'pen',
  'pouch',
  'tuck-box',
])

/** Kinds of products of which the coat is engraved down to the metal; wood and acrylic show none. */
const METAL_KINDS: ReadonlySet<PreviewKind> = new Set<PreviewKind>(['bottle', 'mug', 'pen'])

/** Whether a design without a ground of its own lies on the colour of the product. */
export const isOnColour = (method: PrintMethod, kind: PreviewKind | null): boolean =>
  method === 'TEXTILE' || (kind !== null && COLOURED_KINDS.has(kind))

/** A colour of a choice. Of a material, such as black board, it is that of what is printed on whatever the kind of the product is. */
export type ChoiceColour = Omit<ProductColour, 'isChosen'> & { readonly id: string; readonly isMaterial: boolean }

/** The colours that a product is sold in, and its own one. */
type ColouredProduct = {
  readonly name: LocalizedText
  readonly kind: PreviewKind | null
  /** The colour that it has without a choice, as #rrggbb. */
  readonly ground: string | null
  readonly colours: readonly ChoiceColour[]
}

/**
 * The colours that a design is seen on: those a product is sold in, and its own one where none of them is taken. None where it lies
 * on white. The colour of a material that is taken goes before that of the feature `colour`, which may be that of an edge.
 */
export function groundColours(
  { name, kind, ground, colours }: ColouredProduct,
  method: PrintMethod,
  taken: ReadonlySet<string>,
): readonly ProductColour[] {
  const isColoured = ground !== null || isOnColour(method, kind)
  const material = colours.findLast(({ id, isMaterial }) => isMaterial && taken.has(id))
  const sold = colours
    .filter(({ isMaterial }) => isMaterial || isColoured)
    .map(({ id, name: own, colour }) => ({
      name: own,
      colour,
      isChosen: material ? id === material.id : taken.has(id),
    }))
  // Papers of one colour are one colour to look at.
  const distinct = sold.filter(
    (each, index) =>
      each.isChosen || !sold.some((other, place) => other.colour === each.colour && (other.isChosen || place < index)),
  )
  const isBare = ground !== null && !sold.some(({ isChosen }) => isChosen)
  return isBare ? [{ name, colour: ground, isChosen: true }, ...distinct] : distinct
}

/** Whether a design shows bare metal, whatever its colours are. */
export const isEngravedMetal = (method: PrintMethod, kind: PreviewKind | null): boolean =>
  method === 'ENGRAVED' && kind !== null && METAL_KINDS.has(kind)

/** The colour that a design lies on as it is configured, as #rrggbb; undefined on white. */
export const chosenGround = (colours: readonly Pick<ProductColour, 'colour' | 'isChosen'>[]): string | undefined =>
  colours.find(({ isChosen }) => isChosen)?.colour

/**
 * The colour that the picture of a page is laid on as it is; undefined on white. Of what is engraved the picture has the inks of
 * the file, which are no metal: they are read on white.
 */
export const pageGround = ({
  colours,
  isEngraved,
}: {
  readonly colours: readonly Pick<ProductColour, 'colour' | 'isChosen'>[]
  readonly isEngraved: boolean
}): string | undefined => (isEngraved ? undefined : chosenGround(colours))

/** How a browser lays the picture of a page on that colour, as CSS: transparent inks take the light of both, as on a press. */
export const pageBlend = ({ inks }: { readonly inks: Inks }): 'multiply' | 'normal' =>
  inks === 'TRANSPARENT' ? 'multiply' : 'normal'

/** Lays a picture of a page, in place, on a colour of three bytes; where the page covers all of it, nothing changes. */
export function layOnGround({ width, height, data }: Pixels, ground: readonly [number, number, number]): void {
  for (let at = 0; at < width * height * 4; at += 4) {
    const cover = data[at + 3] ?? 255
    if (cover === 255) continue
    for (let channel = 0; channel < 3; channel++) {
      const under = ground[channel] ?? 255
      data[at + channel] = Math.round(under + (((data[at + channel] ?? 0) - under) * cover) / 255)
    }
    data[at + 3] = 255
  }
}
