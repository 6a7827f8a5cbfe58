import { deflateSync } from 'node:zlib'
import { CATALOG, onePage, page, PAGES, rawPdf, rawStream } from './raw-pdf.ts'

/** A file made to harm its reader. Made when it is needed: some are large. */
export type HostileFile = { readonly name: string; readonly make: () => Buffer | Promise<Buffer> }

const GIGABYTE = 1024 * 1024 * 1024
const MARK = '0 0 9 9 re f'
const flate = (bytes: Buffer, entries = '') =>
  rawStream(deflateSync(bytes, { level: 9 }), `/Filter /FlateDecode ${entries}`)
const repeated = (text: string, bytes: number) => Buffer.alloc(bytes, text)
const image = (entries: string) => `/Type /XObject /Subtype /Image ${entries}`
const DRAW_X = '255 0 0 142 0 0 cm /X Do'
const WITH_X = '<< /XObject << /X 5 0 R >> >>'

/** Forms that draw the next one ten times each. */
function laughs(levels: number, last: 'ITSELF' | 'INK'): Buffer {
  const form = (next: number) =>
    `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${next} 0 R >> >>`
  const forms = Array.from({ length: levels }, (_, index) => {
    const isLast = index === levels - 1
    const content = isLast && last === 'INK' ? MARK : '/X Do '.repeat(10)
    return rawStream(content, form(isLast ? 5 : 6 + index))
  })
  return onePage(rawStream('/X Do'), WITH_X, forms)
}

/** A stream packed again and again. */
function packedTwice(times: number): Buffer {
  let bytes: Buffer = repeated(' ', GIGABYTE / 4)
  for (let time = 0; time < times; time += 1) bytes = deflateSync(bytes, { level: 9 })
  return onePage(rawStream(bytes, `/Filter [${'/FlateDecode '.repeat(times)}]`))
}

/** An object stream, which is unfolded while the file is read. */
function objectStreamBomb(): Buffer {
  const packed = deflateSync(Buffer.concat([Buffer.from('9 0 '), repeated(' ', GIGABYTE / 2)]), { level: 9 })
  const stream = rawStream(packed, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode')
  return rawPdf([CATALOG, PAGES, page(), rawStream(MARK), stream])
}

const BOMBS: readonly HostileFile[] = [
  { name: 'a gigabyte of spaces in one megabyte', make: () => onePage(flate(repeated(' ', GIGABYTE))) },
  { name: 'four million lines', make: () => onePage(flate(repeated('0 0 m 9 9 l S\n', 56_000_000))) },
  { name: 'packed twice', make: () => packedTwice(2) },
  { name: 'packed three times', make: () => packedTwice(3) },
  { name: 'an object stream of half a gigabyte', make: objectStreamBomb },
  {
    name: 'a picture of 30,000 by 30,000',
    make: () => {
      const entries = '/Width 30000 /Height 30000 /BitsPerComponent 8 /ColorSpace /DeviceGray'
      return onePage(rawStream(DRAW_X), WITH_X, [flate(Buffer.alloc(900_000_000, 7), image(entries))])
    },
  },
  {
    name: 'a picture larger than any memory',
    make: () => {
      const entries = '/Width 2000000000 /Height 2000000000 /BitsPerComponent 8 /ColorSpace /DeviceRGB'
      return onePage(rawStream(DRAW_X), WITH_X, [flate(Buffer.alloc(100), image(entries))])
    },
  },
  {
    name: 'a mask of 30,000 by 30,000 drawn ten times',
    make: () => {
      const entries = '/Width 30000 /Height 30000 /BitsPerComponent 1 /ImageMask true'
      const mask = flate(Buffer.alloc(112_500_000, 0x55), image(entries))
      return onePage(rawStream(`${DRAW_X} `.repeat(10)), WITH_X, [mask])
    },
  },
]

const LOOPS: readonly HostileFile[] = [
  { name: 'forms thirty deep, ten-fold, in a circle', make: () => laughs(30, 'ITSELF') },
  { name: 'forms eleven deep, ten-fold', make: () => laughs(11, 'INK') },
  { name: 'forms six deep, ten-fold', make: () => laughs(6, 'INK') },
  { name: 'a form that draws itself', make: () => laughs(1, 'ITSELF') },
  {
    name: 'pages in a circle',
    make: () => rawPdf([CATALOG, '<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 99999999 >>', page(), rawStream(MARK)]),
  },
  {
    name: 'a parent that is its own child',
    make: () => rawPdf([CATALOG, '<< /Type /Pages /Kids [3 0 R] /Count 1 /Parent 2 0 R >>', page(), rawStream(MARK)]),
  },
  {
    name: 'content that is its own content',
    make: () => rawPdf([CATALOG, PAGES, page(), '[4 0 R 4 0 R]']),
  },
  {
    name: 'a colour space made of itself',
    make: () => {
      const resources = '<< /ColorSpace << /C 5 0 R >> >>'
      return onePage(rawStream('/C cs 1 scn 0 0 9 9 re f'), resources, ['[/Indexed 5 0 R 1 <00>]'])
    },
  },
  {
    name: 'a pattern that paints with itself',
    make: () => {
      const entries = '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 5 5] /XStep 5 /YStep 5'
      const tile = '/Pattern cs /P scn 0 0 5 5 re f'
      const resources = '<< /Pattern << /P 5 0 R >> >>'
      return onePage(rawStream('/Pattern cs /P scn 0 0 200 100 re f'), resources, [
        rawStream(tile, `${entries} /Resources ${resources}`),
      ])
    },
  },
  {
    name: 'a tile of a hundredth of a point',
    make: () => {
      const entries = '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 .01 .01] /XStep .01 /YStep .01'
      const content = rawStream('/Pattern cs /P scn 0 0 255 142 re f')
      return onePage(content, '<< /Pattern << /P 5 0 R >> >>', [
        rawStream('0 0 1 1 re f', `${entries} /Resources << >>`),
      ])
    },
  },
  {
    name: 'a reference to a reference to itself',
    make: () => rawPdf([CATALOG, PAGES, page(), '5 0 R', '4 0 R']),
  },
]

const NESTED: readonly HostileFile[] = [
  { name: 'two million brackets in the content', make: () => onePage(rawStream('['.repeat(2_000_000))) },
  { name: 'two million dictionaries in the content', make: () => onePage(rawStream('<<'.repeat(2_000_000))) },
  { name: 'a million saved states', make: () => onePage(rawStream('q '.repeat(1_000_000))) },
  { name: 'a million clips', make: () => onePage(rawStream('0 0 9 9 re W n '.repeat(200_000))) },
  { name: 'a string without an end', make: () => onePage(rawStream(`(${'a'.repeat(5_000_000)}`)) },
  {
    name: 'an inline picture without an end',
    make: () => onePage(rawStream(`BI /W 9 /H 9 ID ${'\0'.repeat(5_000_000)}`)),
  },
  {
    name: '200,000 nested arrays in the catalog',
    make: () => {
      const catalog = `<< /Type /Catalog /Pages 2 0 R /A ${'['.repeat(200_000)}${']'.repeat(200_000)} >>`
      return rawPdf([catalog, PAGES, page(), rawStream(' ')])
    },
  },
  {
    name: '100,000 nested dictionaries in the catalog',
    make: () => {
      const catalog = `<< /Type /Catalog /Pages 2 0 R /A ${'<< /A '.repeat(100_000)} 1 ${'>>'.repeat(100_000)} >>`
      return rawPdf([catalog, PAGES, page(), rawStream(' ')])
    },
  },
  {
    name: '100,000 pages',
    make: () => {
      const kids = `[${'3 0 R '.repeat(100_000)}]`
      return rawPdf([CATALOG, `<< /Type /Pages /Kids ${kids} /Count 100000 >>`, page(), rawStream(MARK)])
    },
  },
  {
    name: 'a million annotations',
    make: () => {
      const annotations = `/Annots [${'<< /Type /Annot /Subtype /Square /F 4 /Rect [0 0 9 9] >> '.repeat(100_000)}]`
      return rawPdf([CATALOG, PAGES, page('<< >>', annotations), rawStream(MARK)])
    },
  },
]

const latin1 = (written: string | Buffer): Buffer =>
  typeof written === 'string' ? Buffer.from(written, 'latin1') : written

const STRANGE: readonly HostileFile[] = [
  {
    name: 'a page of 5 km',
    make: () => onePage(rawStream(MARK)).toString('latin1').replace('255 142', '14400000 14400000'),
  },
  { name: 'a page of no size', make: () => onePage(rawStream(MARK)).toString('latin1').replace('255 142', '0 0 ') },
  {
    name: 'a page of endless size',
    make: () => onePage(rawStream(MARK)).toString('latin1').replace('255 142', '1e39 -1e39'),
  },
  {
    name: 'numbers beyond numbers',
    make: () => onePage(rawStream(`${'9'.repeat(400)} 0 0 ${'9'.repeat(400)} 0 0 cm ${MARK} 1e999 w 0 0 m 9 9 l S`)),
  },
  { name: 'no more than a header', make: () => '%PDF-1.7\n%%EOF' },
  { name: 'a header and noise', make: () => `%PDF-1.7\n${'\u0091\u00E2\u0003'.repeat(50_000)}` },
  { name: 'a million ends of files', make: () => `%PDF-1.7\n${'startxref\n0\n%%EOF\n'.repeat(1_000_000)}` },
  {
    name: 'a previous table that is this one',
    make: () => rawPdf([CATALOG, PAGES, page(), rawStream(MARK)], '/Root 1 0 R /Prev 9').toString('latin1'),
  },
  {
    name: 'an unknown encryption',
    make: () =>
      rawPdf([CATALOG, PAGES, page(), rawStream(MARK)], '/Root 1 0 R /Encrypt << /Filter /Other /V 99 >>').toString(
        'latin1',
      ),
  },
  {
    name: 'a length that is a lie',
    make: () => onePage(rawStream(MARK)).toString('latin1').replace('/Length 12', '/Length 999999999'),
  },
].map(({ name, make }) => ({ name, make: () => latin1(make()) }))

const ACTIVE: readonly HostileFile[] = [
  { name: 'a script when it opens', action: '/S /JavaScript /JS (app.alert\\(1\\))' },
  { name: 'a program that it starts', action: '/S /Launch /F (cmd.exe)' },
  { name: 'a form that it sends', action: '/S /SubmitForm /F (http://169.254.169.254/)' },
].map(({ name, action }) => ({
  name,
  make: () => {
    const catalog = `<< /Type /Catalog /Pages 2 0 R /OpenAction << ${action} >> >>`
    return rawPdf([catalog, PAGES, page(), rawStream(MARK)])
  },
}))

const card = () => onePage(rawStream(`0 0 0 1 k ${MARK}`))
const POLYGLOTS: readonly HostileFile[] = [
  {
    name: 'a page of the web before it',
    make: () => Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), card()]),
  },
  { name: 'a program before it', make: () => Buffer.concat([Buffer.from('MZ\u0090\0'), card()]) },
  {
    name: 'a package of files behind it',
    make: () => Buffer.concat([card(), Buffer.from(`PK\u0005\u0006${'\0'.repeat(18)}`)]),
  },
  {
    name: 'a picture that is a PDF too',
    make: () => Buffer.concat([Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'), card()]),
  },
  { name: 'a GIF that is a PDF too', make: () => Buffer.concat([Buffer.from('GIF89a', 'latin1'), card()]) },
]

/** PDF files made to harm. */
export const HOSTILE_PDF: readonly HostileFile[] = [...BOMBS, ...LOOPS, ...NESTED, ...STRANGE, ...ACTIVE, ...POLYGLOTS]
