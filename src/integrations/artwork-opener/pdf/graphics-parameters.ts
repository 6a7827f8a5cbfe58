import type { Font } from '../walker/font.ts'
import type { GraphicsState } from '../walker/graphics-state.ts'
import { entry, isTrue, itemsOf, nameOf, numberOf, rawItemsOf, type Held } from './objects.ts'
import { PDFDict } from '@cantoo/pdf-lib'

/** The state after a set of parameters (`gs`): overprint, alpha, blending, masks, the width of lines. */
export function changedBy(
  parameters: Held,
  state: GraphicsState,
  readFont: (font: Held) => Font | undefined,
): GraphicsState {
  if (!(parameters instanceof PDFDict)) return state
  const overprints = isTrue(entry(parameters, 'OP'))
  const blend = blendOf(entry(parameters, 'BM'))
  const mask = entry(parameters, 'SMask')
  const number = (key: string, before: number) => numberOf(entry(parameters, key)) ?? before
  return {
    ...state,
    strokeOverprints: overprints ?? state.strokeOverprints,
    // One entry for lines sets fills as well, unless they have one of their own.
    fillOverprints: isTrue(entry(parameters, 'op')) ?? overprints ?? state.fillOverprints,
    overprintMode: number('OPM', state.overprintMode),
    fillAlpha: number('ca', state.fillAlpha),
    strokeAlpha: number('CA', state.strokeAlpha),
    lineWidth: number('LW', state.lineWidth),
    isBlended: blend === undefined ? state.isBlended : !['Normal', 'Compatible'].includes(blend),
    isMasked: mask === undefined ? state.isMasked : mask instanceof PDFDict,
    text: textWith(entry(parameters, 'Font'), state, readFont),
  }
}

/** The name of a blend mode, or the first of several. */
const blendOf = (mode: Held): string | undefined => nameOf(mode) ?? nameOf(itemsOf(mode)[0])

function textWith(
  held: Held,
  { text }: GraphicsState,
  readFont: (font: Held) => Font | undefined,
): GraphicsState['text'] {
  const [font, size] = rawItemsOf(held)
  return font ? { ...text, font: readFont(font), size: numberOf(size) ?? text.size } : text
}
