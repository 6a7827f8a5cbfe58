/** A print template as SVG in millimetres, for Illustrator, Inkscape and others: each layer a group of its name. */
import type { Layer, Shape, TemplateDrawing } from './template-drawing.ts'

const POINT = 25.4 / 72
const number = (value: number): string => String(Number(value.toFixed(3)))

/** Writes the file. A user unit is a millimetre. */
export function templateSvg({ width, height, layers, words }: TemplateDrawing): string {
  const size = `width="${number(width)}mm" height="${number(height)}mm" viewBox="0 0 ${number(width)} ${number(height)}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ${size}>`,
    ...layers.map((layer) => groupOf(layer, height)),
    `<g id="Legend" inkscape:groupmode="layer" inkscape:label="Legend" font-family="Helvetica, Arial, sans-serif">`,
    ...words.map(
      ({ text, x, y, points }) =>
        `<text x="${number(x)}" y="${number(height - y)}" font-size="${number(points * POINT)}">${escaped(text)}</text>`,
    ),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

function groupOf({ name, colour, dash, shapes }: Layer, height: number): string {
  const stroke = `rgb(${colour.map((part) => Math.round(part * 255)).join(',')})`
  const dashes = dash.length > 0 ? ` stroke-dasharray="${dash.map((each) => number(each * POINT)).join(' ')}"` : ''
  const look = `fill="none" stroke="${stroke}" stroke-width="${number(0.5 * POINT)}"${dashes}`
  const head = `<g id="${name.replace(' ', '_')}" inkscape:groupmode="layer" inkscape:label="${name}" ${look}>`
  return [head, ...shapes.map((shape) => elementOf(shape, height)), '</g>'].join('\n')
}

/** Downwards from the upper edge, as SVG counts. */
function elementOf(shape: Shape, pageHeight: number): string {
  const down = (y: number): string => number(pageHeight - y)
  switch (shape.kind) {
    case 'rectangle': {
      const { x, y, width, height, radius } = shape
      const corner = radius ? ` rx="${number(radius)}"` : ''
      return `<rect x="${number(x)}" y="${down(y + height)}" width="${number(width)}" height="${number(height)}"${corner}/>`
    }
    case 'circle':
      return `<circle cx="${number(shape.x)}" cy="${down(shape.y)}" r="${number(shape.radius)}"/>`
    case 'line': {
      const { from, to } = shape
      return `<path d="M${number(from[0])} ${down(from[1])}L${number(to[0])} ${down(to[1])}"/>`
    }
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
