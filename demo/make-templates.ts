/**
 * Makes the print templates of the demo: `node demo/make-templates.ts` writes demo/templates/*.pdf.
 * Each is one page with the boxes printers look for (trim, bleed) and four layers: bleed, trim, creases, safe area.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRINT_TEMPLATES } from './print-templates.ts'
import type { PrintTemplate } from './print-templates.ts'

const LAYERS = ['Bleed', 'Trim', 'Crease', 'Safe area']

/** Room around the bleed for crop marks and the legend. */
const MARGIN = 14
const points = (millimetres: number): string => ((millimetres * 72) / 25.4).toFixed(2)

function pdfOf(template: PrintTemplate): Buffer {
  const { width, height, bleed = 3 } = template
  const offset = MARGIN + bleed
  const box = (inset: number): string =>
    `[${[inset, inset, 2 * offset + width - inset, 2 * offset + height - inset].map(points).join(' ')}]`
  const drawing = drawingOf(template)
  const numbers = LAYERS.map((_, index) => `${6 + index} 0 R`)
  return assemble([
    `<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [${numbers.join(' ')}] /D << /Order [${numbers.join(' ')}] >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${box(0)} /BleedBox ${box(MARGIN)} /TrimBox ${box(offset)} /Contents 4 0 R
      /Resources << /Font << /F 5 0 R >> /Properties << ${numbers.map((number, index) => `/L${index} ${number}`).join(' ')} >> >> >>`,
    `<< /Length ${Buffer.byteLength(drawing)} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...LAYERS.map((layer) => `<< /Type /OCG /Name (${layer}) >>`),
  ])
}

function drawingOf({
  title,
  width,
  height,
  bleed = 3,
  safe = 4,
  isRound = false,
  hole,
  ...rest
}: PrintTemplate): string {
  const origin = MARGIN + bleed
  const shape = (grow: number): string =>
    isRound
      ? circle(origin + width / 2, origin + height / 2, width / 2 + grow)
      : `${[origin - grow, origin - grow, width + 2 * grow, height + 2 * grow].map(points).join(' ')} re`
  const line = (...ends: [number, number, number, number]): string => {
    const [x1, y1, x2, y2] = ends.map((end) => points(end))
    return `${x1} ${y1} m ${x2} ${y2} l S`
  }
  const layer = (index: number, ...operations: string[]): string => `/OC /L${index} BDC\n${operations.join('\n')}\nEMC`
  const creases = [
    ...(rest.creasesX ?? []).map((x) => line(origin + x, origin, origin + x, origin + height)),
    ...(rest.creasesY ?? []).map((y) => line(origin, origin + y, origin + width, origin + y)),
  ]
  const legend = `${title}   ${bleed > 0 ? `Bleed ${bleed} mm (red)   ` : ''}Trim (black)   Safe area ${safe} mm (blue)${creases.length > 0 ? '   Crease (green)' : ''}`
  return [
    layer(0, '0.82 0.23 0.12 RG 0.5 w', ...(bleed > 0 ? [`${shape(bleed)} S`] : [])),
    layer(
      1,
      '0 0 0 RG 0.5 w [] 0 d',
      `${shape(0)} S`,
      ...cropMarks(origin, width, height, bleed).map((ends) => line(...ends)),
      ...(hole ? [`${circle(origin + hole[0], origin + hole[1], hole[2] / 2)} S`] : []),
    ),
    layer(2, '0.12 0.48 0.31 RG 0.5 w [4 3] 0 d', ...creases),
    layer(3, '0.05 0.49 0.61 RG 0.5 w [2 2] 0 d', `${shape(-safe)} S`),
    text(MARGIN, 7.5, Math.min(7, (width + 2 * bleed) / 14), legend),
    ...(rest.note ? [text(MARGIN, 3.5, Math.min(7, (width + 2 * bleed) / 14), rest.note)] : []),
  ].join('\n')
}

function cropMarks(origin: number, width: number, height: number, bleed: number): [number, number, number, number][] {
  const [far, gap] = [origin - 2, bleed + 1]
  const top = 2 * origin + height
  const right = 2 * origin + width
  return [origin, origin + width]
    .flatMap((x): [number, number, number, number][] => [
      [x, origin - gap, x, origin - far],
      [x, top - origin + gap, x, top - origin + far],
    ])
    .concat(
      [origin, origin + height].flatMap((y): [number, number, number, number][] => [
        [origin - gap, y, origin - far, y],
        [right - origin + gap, y, right - origin + far, y],
      ]),
    )
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

const text = (x: number, y: number, size: number, words: string): string =>
  `0 0 0 rg BT /F ${size.toFixed(2)} Tf ${points(x)} ${points(y)} Td (${words.replace(/[()\\]/g, '\\$&')}) Tj ET`

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

const FOLDER = join(import.meta.dirname, 'templates')
mkdirSync(FOLDER, { recursive: true })
for (const [name, template] of Object.entries(PRINT_TEMPLATES))
  writeFileSync(join(FOLDER, `${name}.pdf`), pdfOf(template))
