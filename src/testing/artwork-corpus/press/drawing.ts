import { deflateSync } from 'node:zlib'
import { PDFName, PDFString, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { contentStream, POINTS, type MadePage } from '../../artwork/made-pdf.ts'
import { FontSubset, type Embedding } from './embedded-font.ts'
import { outlineOf } from './glyph-outline.ts'
import { placedLine, type Setting } from './placed-line.ts'
import { typeface, type TypefaceName } from './typeface.ts'

/** Paint as an operator of the content stream: "0 0 0 1 k". */
export const BLACK = '0 0 0 1 k'
export const RICH_BLACK = '0.6 0.5 0.5 1 k'
export const WHITE = '0 0 0 0 k'

export type TextStyle = {
  readonly font?: TypefaceName
  readonly points?: number
  readonly setting?: Setting
  readonly tracking?: number
  readonly paint?: string
  readonly embedding?: Embedding
  /** Where the line ends when it is Arabic, begins when it is not. */
  readonly x?: number
}

export type Sheet = {
  readonly width: number
  readonly height: number
  readonly bleed: number
  readonly hasTrim?: boolean
}

/** What is drawn on one page: millimetres from the left and top of the trim. */
export class Drawing {
  readonly sheet: Sheet
  readonly #content: string[] = []
  readonly #fonts = new Map<string, FontSubset>()
  readonly #pictures: { readonly bytes: Uint8Array; readonly entries: Record<string, unknown> }[] = []
  readonly #spots = new Map<string, string>()
  readonly #annotations: Record<string, unknown>[] = []
  #overprints = false

  constructor(sheet: Partial<Sheet> = {}) {
    this.sheet = { width: 90, height: 50, bleed: 3, ...sheet }
  }

  /** Operators as they are, in points from the lower left of the media box. */
  raw(operators: string): this {
    this.#content.push(operators)
    return this
  }

  fill(paint: string, left: number, top: number, width: number, height: number): this {
    return this.raw(`q ${paint} ${this.#box(left, top, width, height)} re f Q`)
  }

  /** Colour over the whole sheet, as far beyond the cut as asked for. */
  background(paint: string, beyond = this.sheet.bleed): this {
    return this.fill(paint, -beyond, -beyond, this.sheet.width + 2 * beyond, this.sheet.height + 2 * beyond)
  }

  /** A line of this width in millimetres. `paint` is of strokes: "0 0 0 1 K". */
  stroke(paint: string, width: number, points: readonly (readonly [x: number, y: number])[]): this {
    const path = points.map(([x, y], index) => `${this.#at(x, y)} ${index === 0 ? 'm' : 'l'}`)
    return this.raw(`q ${paint} ${(width * POINTS).toFixed(4)} w ${path.join(' ')} S Q`)
  }

  /** Sets a line at a baseline. */
  text(text: string, y: number, style: TextStyle = {}): this {
    const {
      font = 'Readex Pro',
      points = 11,
      setting = 'SHAPED',
      tracking = 0,
      paint = BLACK,
      embedding = 'WHOLE',
    } = style
    const subset = this.#fontOf(font, embedding)
    const { glyphs, width } = placedLine(subset.font, text, setting, tracking / points)
    const isArabic = /[\u0600-\u06ff]/.test(text)
    const start = style.x ?? (isArabic ? this.sheet.width - 8 : 8)
    const left = isArabic ? start * POINTS - width * points : start * POINTS
    const drawn = glyphs.map(({ id, x, y: rise, letters }) => {
      const [right, up] = [left + x * points, this.#up(y) * POINTS + rise * points]
      return `1 0 0 1 ${this.#fromMedia(right)} ${up.toFixed(3)} Tm <${subset.code(id, letters)}> Tj`
    })
    const name = [...this.#fonts.values()].indexOf(subset)
    return this.raw(`q ${paint} BT /F${name} ${points} Tf ${drawn.join(' ')} ET Q`)
  }

  /** The same line as shapes: what "convert to outlines" makes of it. */
  outlinedText(text: string, y: number, { font = 'Readex Pro', points = 11, paint = BLACK, x }: TextStyle = {}): this {
    const face = typeface(font)
    const { glyphs, width } = placedLine(face, text, 'SHAPED')
    const isArabic = /[\u0600-\u06ff]/.test(text)
    const start = (x ?? (isArabic ? this.sheet.width - 8 : 8)) * POINTS - (isArabic ? width * points : 0)
    const scale = points / face.unitsPerEm
    const shapes = glyphs.map(({ id, x: right, y: up }) => {
      const [left, bottom] = [this.#fromMedia(start + right * points), (this.#up(y) * POINTS + up * points).toFixed(3)]
      return `q ${scale.toFixed(6)} 0 0 ${scale.toFixed(6)} ${left} ${bottom} cm ${outlineOf(face.getGlyph(id))} f Q`
    })
    return this.raw(`q ${paint} ${shapes.join(' ')} Q`)
  }

  /** A picture of so many dots per inch in a box, without any noise. */
  picture(
    space: 'DeviceCMYK' | 'DeviceRGB' | 'DeviceGray',
    resolution: number,
    box: readonly [left: number, top: number, width: number, height: number],
    bits: 1 | 8 = 8,
  ): this {
    const [, , width, height] = box
    const [across, down] = [width, height].map((side) => Math.max(1, Math.round((side / 25.4) * resolution))) as [
      number,
      number,
    ]
    const channels = { DeviceCMYK: 4, DeviceRGB: 3, DeviceGray: 1 }[space]
    const entries = {
      Type: 'XObject',
      Subtype: 'Image',
      Width: across,
      Height: down,
      ColorSpace: space,
      BitsPerComponent: bits,
    }
    const row = bits === 1 ? Math.ceil(across / 8) : across * channels
    const dots = Buffer.alloc(row * down)
    for (let at = 0; at < dots.length; at += 1)
      dots[at] = bits === 1 ? 0xaa : 40 + (Math.floor((at % row) / channels / 8) % 90)
    this.#pictures.push({ bytes: deflateSync(dots), entries: { ...entries, Filter: 'FlateDecode' } })
    const [a, d] = [width * POINTS, height * POINTS]
    return this.raw(
      `q ${a.toFixed(3)} 0 0 ${d.toFixed(3)} ${this.#at(box[0], box[1] + height)} cm /P${this.#pictures.length - 1} Do Q`,
    )
  }

  /** The operator that paints with an ink of its own; `All` prints on every plate. */
  spot(ink: string, tint = 1, kind: 'fill' | 'stroke' = 'fill'): string {
    const name = this.#spots.get(ink) ?? `S${this.#spots.size}`
    this.#spots.set(ink, name)
    return kind === 'fill' ? `/${name} cs ${tint} scn` : `/${name} CS ${tint} SCN`
  }

  /** Everything after it prints over what lies below. */
  overprint(): this {
    this.#overprints = true
    return this.raw('/Over gs')
  }

  /** A comment that is set to print, or a link. */
  annotation(entries: Record<string, unknown>): this {
    this.#annotations.push(entries)
    return this
  }

  /** The page for `madePdf`. */
  page(): MadePage {
    return {
      ...this.sheet,
      content: this.#content.join('\n'),
      change: (page, document) => this.#finish(page, document),
    }
  }

  #finish(page: PDFPage, document: PDFDocument): void {
    const { context } = document
    const named = (prefix: string, values: readonly unknown[]) =>
      Object.fromEntries(values.map((value, index) => [`${prefix}${index}`, value]))
    const resources = {
      Font: named(
        'F',
        [...this.#fonts.values()].map((font) => font.write(document)),
      ),
      XObject: named(
        'P',
        this.#pictures.map(({ bytes, entries }) => context.register(contentStream(document, bytes, entries))),
      ),
      ColorSpace: Object.fromEntries([...this.#spots].map(([ink, name]) => [name, separation(ink)])),
      ...(this.#overprints && { ExtGState: { Over: { op: true, OP: true, OPM: 1 } } }),
    }
    page.node.set(PDFName.of('Resources'), context.obj(resources as never))
    if (this.#annotations.length > 0) page.node.set(PDFName.of('Annots'), context.obj(this.#annotations as never))
  }

  #fontOf(font: TypefaceName, embedding: Embedding): FontSubset {
    const key = `${font} ${embedding}`
    const known = this.#fonts.get(key) ?? new FontSubset(typeface(font), font, embedding)
    this.#fonts.set(key, known)
    return known
  }

  #box(left: number, top: number, width: number, height: number): string {
    return `${this.#at(left, top + height)} ${(width * POINTS).toFixed(3)} ${(height * POINTS).toFixed(3)}`
  }

  #at(x: number, y: number): string {
    return `${this.#fromMedia(x * POINTS)} ${(this.#up(y) * POINTS).toFixed(3)}`
  }

  #fromMedia(points: number): string {
    return (points + this.sheet.bleed * POINTS).toFixed(3)
  }

  #up(y: number): number {
    return this.sheet.height + this.sheet.bleed - y
  }
}

const separation = (ink: string): readonly unknown[] => [
  'Separation',
  ink,
  'DeviceCMYK',
  { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0.2, 0.6, 0.2], N: 1 },
]

/** A text string of a PDF. */
export const pdfText = (text: string): PDFString => PDFString.of(text)
