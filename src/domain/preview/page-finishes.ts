import type { InkLayer } from '../print-spec/print-spec.ts'
import { layOnGround } from './ground.ts'
import type { Inks } from './inks.ts'
import type { Pixels } from './laid-artwork.ts'
import { METAL_TONES, shineAt, type Colour, type Metal } from './metal.ts'

/** Where a finish lies on a page: 0 to 255 a pixel, of the same size as the page. */
export type FinishPlate = { readonly layer: InkLayer; readonly amount: Uint8Array | Uint8ClampedArray }

const PAPER: Colour = [255, 255, 255]
/** Clear film or dark cardboard, which shows wherever there is no white ink under the colours. */
const MATERIAL: Colour = [122, 128, 138]
const CUT_LINE: Colour = [0, 168, 84]
/** How much light a varnish takes away where it does not shine, and adds where it does. */
const [VARNISH_SHADE, VARNISH_SHINE] = [0.16, 0.45]
/** How wide a line of the cut is drawn, as a share of the longer side. */
const CUT_WIDTH = 0.004

/**
 * Lays the picture of a page, in place, on what it is printed on, with its finishes: on the colour of the product, or on paper.
 * Opaque inks cover it as a transfer covers cloth, unless white ink was ordered: then they do where it lies under them. Through
 * transparent ones dyed paper is seen, and white of the page is paper.
 */
export function layPage(
  page: Pixels,
  plates: readonly FinishPlate[],
  metal: Metal,
  ground: Colour | null,
  inks: Inks = 'OPAQUE',
): void {
  const hasWhite = plates.some(({ layer }) => layer === 'White')
  const isSeenThrough = ground !== null && inks === 'TRANSPARENT' && !hasWhite
  layOnGround(page, ground && !hasWhite && !isSeenThrough ? ground : PAPER)
  if (isSeenThrough) drawMaterial(page, [], ground)
  drawFinishes(page, plates, metal, ground ?? MATERIAL)
}

/**
 * Draws finishes on the picture of a page, in place: white ink under the colours, then varnish, then foil, then the line of the
 * cut. A metal and a varnish shine in bands, because a screen has neither.
 */
export function drawFinishes(
  page: Pixels,
  plates: readonly FinishPlate[],
  metal: Metal,
  material: Colour = MATERIAL,
): void {
  const of = (layer: InkLayer) => plates.filter((plate) => plate.layer === layer)
  if (of('White').length > 0) drawMaterial(page, of('White'), material)
  for (const { amount } of of('Gloss')) drawVarnish(page, amount)
  for (const { amount } of of('Foil')) drawFoil(page, amount, METAL_TONES[metal])
  for (const { amount } of of('Cut')) drawCut(page, amount)
}

/** Colours are translucent: without white ink beneath, the material darkens them: the colour of one times that of the other. */
function drawMaterial({ width, height, data }: Pixels, whites: readonly FinishPlate[], material: Colour): void {
  for (let dot = 0; dot < width * height; dot += 1) {
    let white = 0
    for (const { amount } of whites) white = Math.max(white, amount[dot] ?? 0)
    if (white === 255) continue
    for (let channel = 0; channel < 3; channel += 1) {
      const [at, tone] = [4 * dot + channel, material[channel] ?? 0]
      data[at] = Math.round(((data[at] ?? 0) * (tone + ((255 - tone) * white) / 255)) / 255)
    }
  }
}

function drawVarnish(page: Pixels, amount: FinishPlate['amount']): void {
  blend(page, amount, (under, _, shine) => {
    const shaded = under * (1 - VARNISH_SHADE * (1 - shine))
    return shaded + (255 - under) * VARNISH_SHINE * shine ** 3
  })
}

function drawFoil(page: Pixels, amount: FinishPlate['amount'], [dark, light]: readonly [Colour, Colour]): void {
  blend(page, amount, (_, channel, shine) => {
    const [from, to] = [dark[channel] ?? 0, light[channel] ?? 0]
    return from + (to - from) * shine
  })
}

/** A layer of the cut is a line, or an area of which the edge is cut. A hairline covers its dots in part only, and is drawn. */
function drawCut(page: Pixels, amount: FinishPlate['amount']): void {
  const { width, height } = page
  const reach = Math.max(1, Math.round(Math.max(width, height) * CUT_WIDTH))
  const isInside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && (amount[y * width + x] ?? 0) > 127
  const isEdge = (x: number, y: number): boolean =>
    !(isInside(x - reach, y) && isInside(x + reach, y) && isInside(x, y - reach) && isInside(x, y + reach))
  const line = amount.map((level, dot) => {
    const [x, y] = [dot % width, Math.floor(dot / width)]
    if (level > 127) return isEdge(x, y) ? 255 : 0
    return Math.min(255, level * 3)
  })
  blend(page, line, (_, channel) => CUT_LINE[channel] ?? 0)
}

/** Puts a colour over the page, as much as the plate says; it may depend on the tone under it and on how much the dot shines. */
function blend(
  page: Pixels,
  amount: FinishPlate['amount'],
  colour: (under: number, channel: number, shine: number) => number,
): void {
  const { data } = page
  for (let dot = 0; dot < amount.length; dot += 1) {
    const level = amount[dot] ?? 0
    if (level === 0) continue
    const shine = shineAt(page, dot)
    for (let channel = 0; channel < 3; channel += 1) {
      const at = 4 * dot + channel
      const under = data[at] ?? 0
      data[at] = Math.round(under + (Math.min(255, colour(under, channel, shine)) - under) * (level / 255))
    }
  }
}
