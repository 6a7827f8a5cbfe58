/** A print template as PDF 1.6: one page with the boxes printers look for, each layer an optional content group. */
import { MARGIN } from './template-drawing.ts'
import type { Shape, TemplateDrawing } from './template-drawing.ts'

const points = (millimetres: number): string => ((millimetres * 72) / 25.4).toFixed(2)

/** Writes the file. */
export function templatePdf(drawing: TemplateDrawing): Buffer {
  const { width, height, origin, layers } = drawing
  const box = (inset: number): string => `[${[inset, inset, width - inset, height - inset].map(points).join(' ')}]`
  const content = contentOf(drawing)
  const numbers = layers.map((_, index) => `${6 + index} 0 R`)
  return assemble([
    `<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [${numbers.join(' ')}] /D << /Order [${numbers.join(' ')}] >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${box(0)} /BleedBox ${box(MARGIN)} /TrimBox ${box(origin)} /Contents 4 0 R
      /Resources << /Font << /F 5 0 R >> /Properties << ${numbers.map((number, index) => `/L${index} ${number}`).join(' ')} >> >> >>`,
    `<< /Length ${Buffer.byteLength(content)} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...layers.map(({ name }) => `<< /Type /OCG /Name (${name}) >>`),
  ])
}

const contentOf = ({ layers, words }: TemplateDrawing): string =>
  [
    ...layers.map(({ colour, dash, shapes }, index) =>
      [
        `/OC /L${index} BDC`,
        `${colour.join(' ')} RG 0.5 w [${dash.join(' ')}] 0 d`,
        ...shapes.map((shape) => `${pathOf(shape)} S`),
        'EMC',
      ].join('\n'),
    ),
    ...words.map(
      ({ text, x, y, points: size }) =>
        `0 0 0 rg BT /F ${size.toFixed(2)} Tf ${points(x)} ${points(y)} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`,
    ),
  ].join('\n')

function pathOf(shape: Shape): string {
  switch (shape.kind) {
    case 'rectangle':
      return shape.radius
        ? roundedPath({ ...shape, radius: shape.radius })
        : `${[shape.x, shape.y, shape.width, shape.height].map(points).join(' ')} re`
    case 'circle':
      return circle(shape.x, shape.y, shape.radius)
    case 'line':
      return `${shape.from.map(points).join(' ')} m ${shape.to.map(points).join(' ')} l`
  }
}

type Rounded = Extract<Shape, { kind: 'rectangle' }> & { readonly radius: number }

/** Four sides with a quarter of a circle between them, beginning at the lower left. */
function roundedPath({ x, y, width, height, radius: r }: Rounded): string {
  const pull = r * (1 - 0.5523)
  const [right, top] = [x + width, y + height]
  const at = (...numbers: number[]): string => numbers.map(points).join(' ')
  return [
    `${at(x + r, y)} m ${at(right - r, y)} l`,
    `${at(right - pull, y, right, y + pull, right, y + r)} c ${at(right, top - r)} l`,
    `${at(right, top - pull, right - pull, top, right - r, top)} c ${at(x + r, top)} l`,
    `${at(x + pull, top, x, top - pull, x, top - r)} c ${at(x, y + r)} l`,
    `${at(x, y + pull, x + pull, y, x + r, y)} c`,
  ].join(' ')
}

/** Four curves; 0.5523 makes them a circle to a thousandth. */
function circle(x: number, y: number, radius: number): string {
  const pull = radius * 0.5523
  const at = (...shifts: number[]): string =>
    shifts.map((shift, index) => points((index % 2 === 0 ? x : y) + shift)).join(' ')
  return [
    `${at(radius, 0)} m`,
    `${at(radius, pull, pull, radius, 0, radius)} c`,
    `${at(-pull, radius, -radius, pull, -radius, 0)} c`,
    `${at(-radius, -pull, -pull, -radius, 0, -radius)} c`,
    `${at(pull, -radius, radius, -pull, radius, 0)} c`,
  ].join(' ')
}

/** A file of numbered objects, the first being the catalogue. */
function assemble(objects: readonly string[]): Buffer {
  let body = '%PDF-1.6\n%\u00e2\u00e3\u00cf\u00d3\n'
  const starts = objects.map((object, index) => {
    const start = Buffer.byteLength(body, 'latin1')
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const start = Buffer.byteLength(body, 'latin1')
  body += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(body, 'latin1')
}
