import { PDFArray, PDFName, type PDFContext } from '@cantoo/pdf-lib'
import { entry, itemsOf, nameOf, rawEntry, rawItemsOf, resolved, type Held } from '../../artwork-opener/pdf/objects.ts'
import { readSpace } from '../../artwork-opener/pdf/read-space.ts'
import type { PressColours } from '../../press-colours/press-colours.ts'
import { inksOfScreen, type Inks } from './inks-of-paint.ts'
import { tintFunction } from './tint-function.ts'

/** The inks that stand for a tint of a spot colour. */
export type SpotInks = (tint: number) => Inks | undefined

/**
 * Reads what a spot colour is given as in other colours, for a space of one ink by its name in the resources; undefined when
 * the file says it by a program, or in a way that is not known.
 */
export function spotInks(
  context: PDFContext,
  resources: Held,
  name: string,
  press: PressColours,
): SpotInks | undefined {
  const held = resolved(context, rawEntry(entry(resources, 'ColorSpace'), name))
  if (!(held instanceof PDFArray) || nameOf(itemsOf(held)[0]) !== 'Separation') return undefined
  const [, , alternate = PDFName.of('DeviceCMYK')] = rawItemsOf(held)
  const tint = tintFunction(itemsOf(held)[3])
  const { space } = readSpace(context, alternate, resources)
  if (!tint) return undefined
  return (value) => inksOf(press, space, tint(value))
}

function inksOf(press: PressColours, space: string, values: readonly number[]): Inks | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0] = values
  if (space === 'CMYK') return [first, second, third, fourth]
  if (space === 'RGB') return inksOfScreen(press, first, second, third)
  return space === 'GRAY' ? [0, 0, 0, 1 - first] : undefined
}
