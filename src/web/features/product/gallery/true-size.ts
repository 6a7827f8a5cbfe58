/** Width and height in millimetres. */
export type Millimetres = { readonly width: number; readonly height: number }

/** What a product is shown beside, so that its size can be judged. */
export type Reference = Millimetres & { readonly name: 'card' | 'sheet' | 'door' }

const REFERENCES: readonly Reference[] = [
  { name: 'card', width: 85.6, height: 54 },
  { name: 'sheet', width: 210, height: 297 },
  { name: 'door', width: 900, height: 2000 },
]

/** A bank card for what fits a pocket, a sheet of paper for what fits a desk, a door for the rest. */
export function referenceFor({ width, height }: Millimetres): Reference {
  const longest = Math.max(width, height)
  const [card, sheet, door] = REFERENCES as readonly [Reference, Reference, Reference]
  if (longest <= 200) return card
  return longest <= 900 ? sheet : door
}

/**
 * CSS pixels of a millimetre before the screen is matched to a card: by the standard, and as phones usually are,
 * which pack about 160 to the inch.
 */
export const USUAL_PX_PER_MM = { desk: 96 / 25.4, phone: 160 / 25.4 } as const

/** How a product is drawn. */
export type Drawing = {
  /** Px per mm. */
  readonly scale: number
  /** Whether it has its true size. */
  readonly isTrue: boolean
  /** Whether it is turned by a quarter, to fit a narrow screen. */
  readonly isTurned: boolean
}

/** Room for a drawing, in px. */
export type Room = { readonly width: number; readonly height: number }

/** Draws something so wide and high into `room`: true to size if it fits, turned if that helps, else smaller. */
export function drawingOf({ width, height }: Millimetres, pxPerMm: number, room: Room): Drawing {
  const fits = (across: number, along: number) => across * pxPerMm <= room.width && along * pxPerMm <= room.height
  const isTurned = !fits(width, height) && fits(height, width)
  const isTrue = isTurned || fits(width, height)
  return { scale: isTrue ? pxPerMm : Math.min(room.width / width, room.height / height), isTrue, isTurned }
}
