import type { PDFContext, PDFObject } from '@cantoo/pdf-lib'
import type { Space } from '../walker/colour-space.ts'

/** The colour space of a gradient as grey for its ink: a separation whose alternate is computed by a small program. */
export function inkSpace(context: PDFContext, space: Space): PDFObject {
  const { components } = space
  const program = context.stream(`{ ${programFor(space)} }`, {
    FunctionType: 4,
    Domain: Array.from({ length: components }, () => [0, 1]).flat(),
    Range: [0, 1],
  })
  const names = Array.from({ length: components }, (_, index) => `Ink${index}`)
  return context.obj(['DeviceN', names, 'DeviceGray', context.register(program)])
}

function programFor({ space, components, inks }: Space): string {
  if (space === 'GRAY') return '1 exch sub 4 div 1 exch sub'
  if (space === 'CMYK' && inks.length !== 1) return `${'add '.repeat(components - 1)}4 div 1 exch sub`
  if (space === 'CMYK') return '4 div 1 exch sub'
  return `${'pop '.repeat(components)}1`
}
