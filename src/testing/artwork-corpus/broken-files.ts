import { PDFName, StandardFonts, cmyk, type PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import type { FindingCode } from '#domain/preflight/finding.ts'
import type { PrintSpec } from '#domain/print-spec/print-spec.ts'
import { madePdf } from '../artwork/made-pdf.ts'
import type { CorpusFile } from './corpus-file.ts'
import { specOf } from './corpus-spec.ts'
import { cardLines } from './corpus-texts.ts'
import { fullPage } from './good-print.ts'
import { Drawing, pdfText } from './press/drawing.ts'
import { typstCard } from './press/typst-card.ts'

const file = (
  name: string,
  expected: FindingCode,
  make: CorpusFile['make'],
  spec: PrintSpec = specOf(),
): CorpusFile => ({
  name: `broken-${name}`,
  spec,
  expected: [expected],
  make,
})

/** A right card to which something is done before it is saved. */
const changed = (name: string, expected: FindingCode, change: (document: PDFDocument) => unknown): CorpusFile =>
  file(`${name}.pdf`, expected, async () => {
    const document = await madePdf(fullPage().page())
    await change(document)
    return document.save()
  })

const catalog = (document: PDFDocument, key: string, value: unknown): void =>
  document.catalog.set(PDFName.of(key), document.context.obj(value as never))

const fonts = [
  ...(['Cairo', 'Tajawal', 'Amiri'] as const).map((font, index) =>
    file(`font-missing-${index}.pdf`, 'font-missing', async () =>
      (await madePdf(new Drawing().text(cardLines(index)[0], 20, { font, embedding: 'MISSING' }).page())).save(),
    ),
  ),
  ...[StandardFonts.Helvetica, StandardFonts.TimesRoman, StandardFonts.Courier].map((name) =>
    changed(`font-${name.toLowerCase()}`, 'font-missing', async (document) => {
      const font = await document.embedFont(name)
      document.getPages()[0]?.drawText('Matbaa Press', { x: 40, y: 60, size: 10, font, color: cmyk(0, 0, 0, 1) })
    }),
  ),
]

const locked = ['owner', 'reader', 'both'].map((name) =>
  changed(`password-${name}`, 'file-locked', (document) =>
    document.encrypt({ userPassword: name, ownerPassword: 'secret' }),
  ),
)

const active = [
  changed('script', 'file-active-content', (document) =>
    catalog(document, 'OpenAction', { S: 'JavaScript', JS: pdfText('app.alert(1)') }),
  ),
  changed('launch', 'file-active-content', (document) =>
    catalog(document, 'OpenAction', { S: 'Launch', F: pdfText('run') }),
  ),
  changed('attachment', 'file-active-content', (document) =>
    document.attach(Buffer.from('hello'), 'notes.txt', { mimeType: 'text/plain' }),
  ),
]

const forms = [
  changed('xfa', 'file-form', (document) =>
    catalog(document, 'AcroForm', {
      Fields: [],
      XFA: document.context.register(document.context.flateStream('<xdp/>')),
    }),
  ),
]

const comments = [4, 36].map((flags, index) =>
  file(`comment-${index}.pdf`, 'file-comments', async () =>
    (
      await madePdf(
        fullPage()
          .annotation({
            Type: 'Annot',
            Subtype: 'FreeText',
            Rect: [40, 40, 120, 60],
            F: flags,
            Contents: pdfText('Change this'),
          })
          .page(),
      )
    ).save(),
  ),
)

const layers = [
  changed('guides', 'file-layers', (document) => {
    const { context } = document
    const group = context.register(context.obj({ Type: 'OCG', Name: pdfText('Safe area') }))
    catalog(document, 'OCProperties', { OCGs: [group], D: { Order: [group], ON: [group] } })
  }),
]

const whole = () => typstCard({ lines: cardLines(2) })
const damaged = [
  ...[0.1, 0.4, 0.7].map((part, index) =>
    file(`cut-off-${index}.pdf`, 'file-damaged', async () => {
      const bytes = await (await madePdf(fullPage().page())).save()
      return bytes.slice(0, Math.floor(bytes.length * part))
    }),
  ),
  file('only-header.pdf', 'file-damaged', () => Buffer.from('%PDF-1.7\n%%EOF\n')),
  file('text.pdf', 'file-damaged', () => Buffer.from(`%PDF-1.7\n${'Matbaa '.repeat(200)}`)),
  file('no-end.pdf', 'file-damaged', () => whole().slice(0, 600)),
]

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3060a0' } })

const pictures = [
  file('small.jpg', 'picture-unusable', () => photo(320, 180).toColourspace('cmyk').jpeg().toBuffer()),
  file('chat.jpg', 'picture-unusable', () => photo(320, 186).jpeg().toBuffer()),
  file('soft.jpg', 'picture-soft', () => photo(600, 350).toColourspace('cmyk').jpeg().toBuffer()),
  file('screen.png', 'colour-rgb', () => photo(1134, 661).png().toBuffer()),
  file('screen.webp', 'colour-rgb', () => photo(1134, 661).webp().toBuffer()),
  file('wrong-shape.jpg', 'page-size', () => photo(1000, 1000).jpeg().toBuffer()),
  file('turned.jpg', 'page-rotated', () => photo(700, 1260).toColourspace('cmyk').jpeg().toBuffer()),
  file('cut-off.jpg', 'file-damaged', async () => (await photo(1134, 661).jpeg().toBuffer()).subarray(0, 900)),
  file('old.eps', 'file-needs-person', () =>
    Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 255 142\nshowpage\n%%EOF\n'),
  ),
]

/** Text that was turned into shapes. */
const outlines = [
  ...(['Cairo', 'Amiri', 'Tajawal'] as const).map((font, index) => ({ font, lines: cardLines(index) })),
  { font: 'Readex Pro' as const, lines: ['Matbaa Press', 'Business cards and signs'] },
  // Few letters, and of those some without a curve.
  { font: 'Cairo' as const, lines: ['Khalid Al Mutairi'] },
  { font: 'Cairo' as const, lines: ['053 555 0142'] },
  { font: 'Tajawal' as const, lines: ['مستشار قانوني'] },
  { font: 'Amiri' as const, lines: ['Salma'] },
].map(({ font, lines }, seed) =>
  file(`outlined-${seed}.pdf`, 'text-outlined', async () => {
    const drawing = new Drawing()
    for (const [index, line] of lines.entries()) drawing.outlinedText(line, 14 + index * 12, { font })
    return (await madePdf(drawing.page())).save()
  }),
)

/** Files that are damaged, locked, of the wrong kind, or carry what cannot be printed. */
export const BROKEN_FILES: readonly CorpusFile[] = [
  ...fonts,
  ...locked,
  ...active,
  ...forms,
  ...comments,
  ...layers,
  ...damaged,
  ...pictures,
  ...outlines,
]
