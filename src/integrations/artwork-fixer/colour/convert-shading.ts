import { PDFArray, PDFName, type PDFContext, type PDFDict } from '@cantoo/pdf-lib'
import { entry, itemsOf, numberOf, numbersOf, rawEntry, type Held } from '../../artwork-opener/pdf/objects.ts'
import { readSpace } from '../../artwork-opener/pdf/read-space.ts'
import type { PressColours } from '../../press-colours/press-colours.ts'
import { inksOfScreen } from './inks-of-paint.ts'
import { tintFunction } from './tint-function.ts'

/** Steps in which a gradient is sampled: finer than an eye sees. */
const STEPS = 64

/** Turns a gradient between screen colours into one between inks, in place; false for one that is not converted. */
export function shadingToInks(context: PDFContext, shading: PDFDict, press: PressColours): boolean {
  const { space } = readSpace(context, rawEntry(shading, 'ColorSpace'), undefined)
  const kind = numberOf(entry(shading, 'ShadingType'))
  if (space !== 'RGB' || (kind !== 2 && kind !== 3)) return false
  const colour = colourFunction(entry(shading, 'Function'))
  if (!colour) return false
  const [low = 0, high = 1] = numbersOf(entry(shading, 'Domain'))
  const samples = new Uint8Array((STEPS + 1) * 4)
  for (let step = 0; step <= STEPS; step += 1) {
    const [red = 0, green = 0, blue = 0] = colour(low + ((high - low) * step) / STEPS)
    samples.set(
      inksOfScreen(press, red, green, blue).map((ink) => Math.round(ink * 255)),
      step * 4,
    )
  }
  const sampled = context.flateStream(samples, {
    FunctionType: 0,
    Domain: [low, high],
    Range: [0, 1, 0, 1, 0, 1, 0, 1],
    Size: [STEPS + 1],
    BitsPerSample: 8,
  })
  shading.set(PDFName.of('ColorSpace'), PDFName.of('DeviceCMYK'))
  shading.set(PDFName.of('Function'), context.register(sampled))
  shading.delete(PDFName.of('Background'))
  return true
}

/** One function of three colours, or three of one each. */
function colourFunction(held: Held): ((at: number) => readonly number[]) | undefined {
  if (!(held instanceof PDFArray)) return tintFunction(held)
  const parts = itemsOf(held).map((part) => tintFunction(part))
  return parts.includes(undefined) ? undefined : (at) => parts.map((part) => part?.(at)[0] ?? 0)
}
