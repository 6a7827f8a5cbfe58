import { crc32, deflateSync } from 'node:zlib'
import type { HostileFile } from './hostile-pdf.ts'

function chunk(kind: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(typed), 4)
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)])
}

/** A PNG whose header says one size, with so many bytes of dots behind it. */
function png(width: number, height: number, bytes: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A PSD of this size, with these bytes where its picture should be. */
function psd(width: number, height: number, picture: Buffer): Buffer {
  const header = Buffer.alloc(38)
  header.write('8BPS\0\u0001', 'latin1')
  header.writeUInt16BE(4, 12)
  header.writeUInt32BE(height, 14)
  header.writeUInt32BE(width, 18)
  header.writeUInt16BE(8, 22)
  header.writeUInt16BE(4, 24)
  return Buffer.concat([header, picture])
}

/** A TIFF whose first directory names itself as the next. */
function tiffInACircle(): Buffer {
  const bytes = Buffer.alloc(14)
  bytes.write('II*\0', 'latin1')
  bytes.writeUInt32LE(8, 4)
  bytes.writeUInt32LE(8, 10)
  return bytes
}

const svg = (inside: string, head = '') =>
  Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg" width="90mm" height="50mm">${inside}</svg>`)

/** Pictures and drawings made to harm. */
export const HOSTILE_PICTURES: readonly HostileFile[] = [
  { name: 'PNG of 60,000 by 60,000', make: () => png(60_000, 60_000, 500_000_000) },
  { name: 'PNG of 20,000 by 20,000', make: () => png(20_000, 20_000, 400_020_000) },
  { name: 'PNG of two thousand million by one', make: () => png(2_000_000_000, 1, 1000) },
  { name: 'PNG without its dots', make: () => png(1000, 1000, 0) },
  { name: 'JPEG of three bytes', make: () => Buffer.from([0xff, 0xd8, 0xff]) },
  {
    name: 'JPEG of markers without an end',
    make: () => Buffer.alloc(2_000_000, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2])),
  },
  { name: 'WebP of a header', make: () => Buffer.from('RIFF\u00FF\u00FF\u00FF\u00FFWEBPVP8 ', 'latin1') },
  { name: 'TIFF in a circle', make: tiffInACircle },
  { name: 'PSD of 300,000 by 300,000', make: () => psd(300_000, 300_000, Buffer.from([0, 0, 1])) },
  {
    name: 'PSD of runs without an end',
    make: () => psd(3000, 3000, Buffer.alloc(2_000_000, Buffer.from([0, 1, 0x81]))),
  },
  { name: 'PSD cut off in its header', make: () => psd(10, 10, Buffer.alloc(0)).subarray(0, 20) },
  { name: 'SVG that runs a script', make: () => svg('<script>alert(1)</script>') },
  { name: 'SVG that reads a file', make: () => svg('<image href="file:///etc/passwd"/>') },
  {
    name: 'SVG of entities in entities',
    make: () => svg('&b;', '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'),
  },
  { name: 'SVG nested 100,000 deep', make: () => svg(`${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`) },
  { name: 'SVG that uses itself ten-fold', make: () => svg(laughingSvg()) },
  {
    name: 'SVG of a blur as wide as the page',
    make: () =>
      svg(
        '<filter id="f"><feGaussianBlur stdDeviation="9000"/></filter><rect width="9000" height="9000" filter="url(#f)"/>',
      ),
  },
  { name: 'EPS', make: () => Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n{ } loop\n') },
  { name: 'an empty file', make: () => Buffer.alloc(0) },
  { name: 'ten million zeros', make: () => Buffer.alloc(10_000_000) },
]

function laughingSvg(): string {
  const uses = Array.from({ length: 9 }, (_, level) => {
    const ten = `<use href="#g${level}"/>`.repeat(10)
    return `<g id="g${level + 1}">${ten}</g>`
  })
  return `<defs><rect id="g0" width="1" height="1"/>${uses.join('')}</defs><use href="#g9"/>`
}
