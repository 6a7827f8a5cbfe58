/**
 * Makes the print templates of the demo: `node demo/make-templates.ts` writes demo/templates/*.pdf.
 * Each is one page with the boxes printers look for (trim, bleed) and four layers: bleed, trim, creases, safe area.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Sizes in millimetres on the sheet (of the drawing, when it is drawn at 1:10). */
interface Template {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly bleed?: number
  readonly safe?: number
  readonly isRound?: boolean
  /** Fold lines, from the left and from the bottom. */
  readonly creasesX?: readonly number[]
  readonly creasesY?: readonly number[]
  readonly note?: string
}

const SCALED = 'Drawn at 1:10. One millimetre here is one centimetre in print.'

const TEMPLATES: Readonly<Record<string, Template>> = {
  'business-card-90x50': { title: 'Business card 90 x 50 mm', width: 90, height: 50 },
  'square-card-65x65': { title: 'Square card 65 x 65 mm', width: 65, height: 65 },
  'bank-card-85x54': { title: 'Bank card 85 x 54 mm', width: 85, height: 54 },
  'folded-card-180x50': { title: 'Folded card, open 180 x 50 mm', width: 180, height: 50, creasesX: [90] },
  'finish-layer-guide': {
    title: 'Finish layer, 90 x 50 mm',
    width: 90,
    height: 50,
    note: 'Put foil, gloss and pressing on a layer of their own, in solid black, no line thinner than 0.25 mm.',
  },
  a5: { title: 'A5, 148 x 210 mm', width: 148, height: 210, safe: 5 },
  a4: { title: 'A4, 210 x 297 mm', width: 210, height: 297, safe: 5 },
  a3: { title: 'A3, 297 x 420 mm', width: 297, height: 420, safe: 8 },
  a2: { title: 'A2, 420 x 594 mm', width: 420, height: 594, safe: 10 },
  'envelope-dl': { title: 'Envelope DL, flat', width: 246, height: 250, creasesX: [13, 233], creasesY: [30, 140] },
  'folder-a4': { title: 'Folder A4, flat', width: 450, height: 400, safe: 6, creasesX: [220, 230], creasesY: [90] },
  'invitation-130x180': { title: 'Invitation 130 x 180 mm', width: 130, height: 180, safe: 6 },
  'label-round-50': { title: 'Round label 50 mm', width: 50, height: 50, bleed: 2, safe: 3, isRound: true },
  'badge-95x130': { title: 'Name badge 95 x 130 mm', width: 95, height: 130, safe: 5 },
  'brochure-tri-a4': {
    title: 'Three panels, A4 landscape',
    width: 297,
    height: 210,
    safe: 5,
    creasesX: [98, 198],
    note: 'The panel that folds inside is one millimetre narrower.',
  },
  'desk-calendar': { title: 'Desk calendar 210 x 150 mm', width: 210, height: 150, safe: 8, creasesY: [135] },
  mug: { title: 'Mug, print area 200 x 90 mm', width: 200, height: 90, bleed: 0, safe: 4 },
  tote: { title: 'Tote bag, print area 280 x 320 mm', width: 280, height: 320, bleed: 0, safe: 10 },
  'cup-8oz': { title: 'Cup 8 oz, print area 250 x 85 mm', width: 250, height: 85, safe: 6, creasesX: [240] },
  'cup-sleeve': { title: 'Cup sleeve, 260 x 60 mm', width: 260, height: 60, safe: 5, creasesX: [12, 130] },
  'bag-m': {
    title: 'Paper bag M, flat',
    width: 710,
    height: 420,
    safe: 12,
    creasesX: [20, 260, 370, 600],
    creasesY: [70],
  },
  'box-lid-24': {
    title: 'Lid 24 x 24 cm, flat',
    width: 340,
    height: 340,
    safe: 6,
    creasesX: [50, 290],
    creasesY: [50, 290],
  },
  'box-lid-12': {
    title: 'Lid 12 x 12 cm, flat',
    width: 190,
    height: 190,
    safe: 5,
    creasesX: [35, 155],
    creasesY: [35, 155],
  },
  'mailer-m': {
    title: 'Mailer M, flat',
    width: 420,
    height: 620,
    safe: 8,
    creasesX: [85, 335],
    creasesY: [80, 260, 340, 520],
  },
  'sign-drawing': { title: 'Sign, drawing sheet', width: 420, height: 297, bleed: 0, safe: 10, note: SCALED },
  'banner-guide': { title: 'Banner, drawing sheet', width: 420, height: 210, bleed: 5, safe: 10, note: SCALED },
  'rollup-85x200': { title: 'Roll-up 85 x 200 cm', width: 85, height: 200, safe: 5, creasesY: [15], note: SCALED },
  'rollup-100x200': { title: 'Roll-up 100 x 200 cm', width: 100, height: 200, safe: 5, creasesY: [15], note: SCALED },
  'xstand-60x160': { title: 'X-stand 60 x 160 cm', width: 60, height: 160, safe: 5, note: SCALED },
  'popup-wall': {
    title: 'Pop-up wall 300 x 230 cm',
    width: 300,
    height: 230,
    safe: 8,
    creasesX: [75, 150, 225],
    note: SCALED,
  },
  counter: { title: 'Counter, print 190 x 95 cm', width: 190, height: 95, safe: 5, creasesX: [48, 142], note: SCALED },
}

const LAYERS = ['Bleed', 'Trim', 'Crease', 'Safe area']

/** Room around the bleed for crop marks and the legend. */
const MARGIN = 14
const points = (millimetres: number): string => ((millimetres * 72) / 25.4).toFixed(2)

function pdfOf(template: Template): Buffer {
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

function drawingOf({ title, width, height, bleed = 3, safe = 4, isRound = false, ...rest }: Template): string {
  const origin = MARGIN + bleed
  const shape = (grow: number): string =>
    isRound
      ? circle(origin, width, grow)
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
function circle(origin: number, diameter: number, grow: number): string {
  const radius = diameter / 2 + grow
  const [centre, pull] = [origin + diameter / 2, radius * 0.5523]
  const at = (...shifts: number[]): string => shifts.map((shift) => points(centre + shift)).join(' ')
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
for (const [name, template] of Object.entries(TEMPLATES)) writeFileSync(join(FOLDER, `${name}.pdf`), pdfOf(template))
