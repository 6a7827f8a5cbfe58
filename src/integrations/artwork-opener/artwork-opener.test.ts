import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFName } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { contentStream, madePdf } from '#testing/artwork/made-pdf.ts'
import { createArtworkOpener } from './artwork-opener.ts'
import { FULL, openedFiles } from '#testing/artwork/opened-files.ts'

const { opener, folder, open, opened } = openedFiles()

describe('pictures', () => {
  const photo = (width = 1134, height = 661) => sharp({ create: { width, height, channels: 3, background: '#a04020' } })

  test.each([
    ['JPEG', () => photo().jpeg().withMetadata({ density: 300 }), 'RGB', 300],
    ['PNG', () => photo().png(), 'RGB', 72],
    ['WEBP', () => photo().webp(), 'RGB', 72],
    [
      'TIFF',
      () =>
        photo()
          .toColourspace('cmyk')
          .tiff({ xres: 300 / 25.4, yres: 300 / 25.4 }),
      'CMYK',
      300,
    ],
  ] as const)('%s', async (kind, make, space, resolution) => {
    const { facts, pictures } = await opened(await make().toBuffer())
    expect(facts).toMatchObject({ kind, pageCount: 1 })
    expect(facts.pages[0]).toMatchObject({ pixels: { width: 1134, height: 661 }, pictures: [{ space, bits: 8 }] })
    expect(facts.pages[0]?.pictures[0]?.resolution).toBeCloseTo(resolution, 0)
    expect(pictures).toMatchObject([{ page: 1, width: 1134, height: 661 }])
  })

  test('turned as the camera was held', async () => {
    const turned = await photo(600, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { facts, pictures } = await opened(turned)
    expect(facts.pages[0]?.pixels).toEqual({ width: 400, height: 600 })
    expect(pictures).toMatchObject([{ width: 400, height: 600 }])
  })

  test('cut off in the middle', async () => {
    const bytes = await photo().jpeg().toBuffer()
    expect((await opened(bytes.subarray(0, 1500))).facts).toMatchObject({ kind: 'JPEG', isDamaged: true })
  })

  test('a drawing in SVG', async () => {
    const svg = (inside: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="90mm" height="50mm" viewBox="0 0 90 50">${inside}</svg>`
    const { facts } = await opened(svg('<rect width="90" height="50" fill="#246"/>'))
    expect(facts).toMatchObject({ kind: 'SVG', pages: [{ hasUnreadableText: false, colours: [{ space: 'RGB' }] }] })
    expect(facts.pages[0]?.width).toBeCloseTo(90, 0)
    expect((await opened(svg('<text y="20">Matbaa</text>'))).facts.pages[0]?.hasUnreadableText).toBe(true)
    expect(await open(svg('<script>alert(1)</script>'))).toEqual({ outcome: 'REFUSED', format: 'SCRIPTED_SVG' })
  })

  test('the flat picture of a PSD', async () => {
    const header = Buffer.alloc(26)
    header.write('8BPS\0\u0001', 'latin1')
    header.writeUInt16BE(3, 12)
    header.writeUInt32BE(40, 14)
    header.writeUInt32BE(60, 18)
    header.writeUInt16BE(8, 22)
    header.writeUInt16BE(3, 24)
    const planes = [200, 40, 20].map((level) => Buffer.alloc(40 * 60, level))
    const { facts, pictures } = await opened(Buffer.concat([header, Buffer.alloc(12), Buffer.alloc(2), ...planes]))
    expect(facts).toMatchObject({
      kind: 'PSD',
      pages: [{ pixels: { width: 60, height: 40 }, colours: [{ space: 'RGB' }] }],
    })
    const { channels } = await sharp(pictures[0]!.path).stats()
    expect(Math.abs(channels[0]!.mean - 200)).toBeLessThan(8)
  })
})

describe('what is not opened', () => {
  test.each([
    ['nothing', '', { outcome: 'REFUSED', format: 'EMPTY' }],
    ['a program', 'MZ\u0090\0', { outcome: 'REFUSED', format: 'OTHER' }],
    ['a page of the web', '<html><body>hello</body></html>', { outcome: 'REFUSED', format: 'OTHER' }],
    [
      'a document of Word that is cut off',
      'PK\u0003\u0004....[Content_Types].xml....word/document.xml',
      { outcome: 'REFUSED', format: 'ZIP_BROKEN' },
    ],
    ['a package that is cut off', 'PK\u0003\u0004....card.pdf', { outcome: 'REFUSED', format: 'ZIP_BROKEN' }],
    ['a telephone picture', '\0\0\0\u0018ftypheic', { outcome: 'REFUSED', format: 'HEIC' }],
    ['PostScript', '%!PS-Adobe-3.0 EPSF-3.0\n', { outcome: 'NEEDS_PERSON', kind: 'EPS' }],
  ])('%s', async (_, bytes, expected) => {
    expect(await open(Buffer.from(bytes, 'latin1'))).toEqual(expected)
  })

  test('leaves nothing behind', async () => {
    const before = await readdir(folder)
    await open('nothing that is known')
    expect((await readdir(folder)).filter((name) => name.startsWith('pages-'))).toHaveLength(
      before.filter((name) => name.startsWith('pages-')).length,
    )
  })
})

describe('files that ask for too much', () => {
  test('a PDF behind the page of a web site is damaged', async () => {
    const pdf = await (await madePdf({ content: FULL })).save()
    const { facts } = await opened(Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), pdf]))
    expect(facts.isDamaged).toBe(true)
  })

  test('forms that draw each other a million million times', async () => {
    const document = await madePdf({ content: '/X Do' })
    const { context } = document
    const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9] }
    let inner = context.register(contentStream(document, '0 0 9 9 re f', { ...form }))
    for (let level = 0; level < 11; level += 1) {
      const entries = { ...form, Resources: { XObject: { X: inner } } }
      inner = context.register(contentStream(document, '/X Do '.repeat(10), entries))
    }
    document.getPages()[0]!.node.set(PDFName.of('Resources'), context.obj({ XObject: { X: inner } }))
    expect(await open(await document.save())).toEqual({ outcome: 'FAILED', reason: 'TIME' })
  })

  test('memory is watched while a file unfolds, and the next file is opened as ever', async () => {
    const small = createArtworkOpener({ workers: 1, killBytes: 1024 * 1024, deadlineMs: () => 60_000 })
    const path = join(folder, 'large')
    await writeFile(path, await (await madePdf({ content: FULL })).save())
    expect(await small.open(path)).toEqual({ outcome: 'FAILED', reason: 'MEMORY' })
    await small.close()
    expect(await opener.open(path)).toMatchObject({ outcome: 'OPENED' })
  })

  test('time ends', async () => {
    const hasty = createArtworkOpener({ workers: 1, deadlineMs: () => 1 })
    const path = join(folder, 'slow')
    await writeFile(path, await (await madePdf({ content: FULL })).save())
    expect(await hasty.open(path)).toEqual({ outcome: 'FAILED', reason: 'TIME' })
    await hasty.close()
  })
})
