import { PDFString, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib'
import type { Font } from 'fontkit'
import { contentStream } from '../../artwork/made-pdf.ts'

/** How a program stores a font: as it should, without saying which letters its glyphs are, or not at all. */
export type Embedding = 'WHOLE' | 'NAMELESS' | 'MISSING'

/** The glyphs of one font that a file draws, with numbers of its own as programs give them. */
export class FontSubset {
  readonly font: Font
  readonly name: string
  readonly embedding: Embedding
  readonly #codes = new Map<string, { readonly glyph: number; readonly letters: string }>()

  constructor(font: Font, name: string, embedding: Embedding) {
    this.font = font
    this.name = name.replaceAll(' ', '')
    this.embedding = embedding
  }

  /** The code of a glyph that stands for these letters, as four hexadecimal digits. */
  code(glyph: number, letters: string): string {
    const key = `${glyph} ${letters}`
    if (!this.#codes.has(key)) this.#codes.set(key, { glyph, letters })
    return hex([...this.#codes.keys()].indexOf(key) + 1)
  }

  /** Adds the font to a file. */
  write(document: PDFDocument): PDFRef {
    const { context } = document
    const { font, name, embedding } = this
    const unit = 1000 / font.unitsPerEm
    const { minX, minY, maxX, maxY } = font.bbox
    const file = contentStream(document, wholeFile(font), {})
    const descriptor = context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: name,
        Flags: 4,
        FontBBox: [minX, minY, maxX, maxY].map((value) => Math.round(value * unit)),
        ItalicAngle: 0,
        Ascent: Math.round(font.ascent * unit),
        Descent: Math.round(font.descent * unit),
        CapHeight: 700,
        StemV: 80,
        ...(embedding !== 'MISSING' && { FontFile2: context.register(file) }),
      }),
    )
    const glyphs = [0, ...[...this.#codes.values()].map(({ glyph }) => glyph)]
    const widths = glyphs.map((glyph) => font.getGlyph(glyph).advanceWidth * unit)
    const numbers = Buffer.from(glyphs.flatMap((glyph) => [glyph >> 8, glyph & 0xff]))
    const descendant = context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: name,
        CIDSystemInfo: context.obj({
          Registry: PDFString.of('Adobe'),
          Ordering: PDFString.of('Identity'),
          Supplement: 0,
        }),
        FontDescriptor: descriptor,
        CIDToGIDMap: context.register(contentStream(document, numbers)),
        W: [0, widths] as never,
      }),
    )
    return context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: name,
        Encoding: 'Identity-H',
        DescendantFonts: [descendant],
        ...(embedding !== 'NAMELESS' && { ToUnicode: context.register(contentStream(document, this.#toUnicode())) }),
      }),
    )
  }

  #toUnicode(): string {
    const rows = [...this.#codes.values()].map(({ letters }, index) => `<${hex(index + 1)}> <${utf16(letters)}>`)
    return [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Adobe-Identity-UCS def /CMapType 2 def',
      '1 begincodespacerange <0000> <ffff> endcodespacerange',
      ...chunks(rows, 100).flatMap((part) => [`${part.length} beginbfchar`, ...part, 'endbfchar']),
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n')
  }
}

/** The tables of a font as they were read; its file is used whole. */
const wholeFile = (font: Font): Uint8Array =>
  (font as unknown as { readonly stream: { readonly buffer: Uint8Array } }).stream.buffer

const hex = (value: number): string => value.toString(16).padStart(4, '0')
const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('')

const chunks = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
