import type { PDFContext, PDFObject } from '@cantoo/pdf-lib'
import type { Space } from '../walker/colour-space.ts'
import type { InkView } from './ink-view.ts'

/** The colour space of a gradient as grey for its ink: a separation whose alternate is computed by a small program. */
export function inkSpace(context: PDFContext, space: Space, view: InkView): PDFObject {
  const { components } = space
  const program = context.stream(`{ ${view.program(space)} }`, {
    FunctionType: 4,
    Domain: Array.from({ length: components }, () => [0, 1]).flat(),
    Range: [0, 1],
  })
  const names = Array.from({ length: components }, (_, index) => `Ink${index}`)
  return context.obj(['DeviceN', names, 'DeviceGray', context.register(program)])
}
