import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cmyk, degrees, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { PageFacts } from '#domain/preflight/file-facts.ts'
import { contentStream, madePdf, rectangle } from '#testing/artwork/made-pdf.ts'
import { FULL, openedFiles } from '#testing/artwork/opened-files.ts'

const { opened, page } = openedFiles()

const separation = (ink: string) => ['Separation', ink, 'DeviceGray', { FunctionType: 2, Domain: [0, 1], N: 1 }]

describe('a card in PDF', () => {
  test('its size, its bleed and a picture of it', async () => {
    const { facts, pictures } = await opened(await (await madePdf({ content: FULL })).save())
    const [first] = facts.pages
    expect(facts).toMatchObject({ kind: 'PDF', pageCount: 1, isDamaged: false, isLocked: false, form: 'NONE' })
    expect(first).toMatchObject({ width: 90, height: 50, trimFrom: 'TRIM', isEmpty: false })
    expect(first?.reach).toEqual({ left: 3, right: 3, top: 3, bottom: 3 })
    expect(pictures).toMatchObject([{ page: 1, width: 1200, height: 700 }])
    const { dominant } = await sharp(pictures[0]!.path).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
  })

  test('what shows through it: a picture on white looks the same, and one on cloth has no white ground', async () => {
    const mark = `0 1 1 0 k ${rectangle(30, 30, 60, 40)} f`
    const { facts, pictures } = await opened(await (await madePdf({ content: mark })).save())
    expect(facts.pages[0]?.isEmpty).toBe(false)
    const { data, info } = await sharp(pictures[0]!.path).raw().toBuffer({ resolveWithObject: true })
    expect(info.channels).toBe(4)
    const alphaAt = (x: number, y: number) =>
      data[(Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 4 + 3]
    expect([alphaAt(0.02, 0.02), alphaAt(0.5, 0.3)]).toEqual([0, 255])
    const full = await opened(await (await madePdf({ content: FULL })).save())
    expect((await sharp(full.pictures[0]!.path).metadata()).hasAlpha).toBe(false)
  })

  test('colours with what a printer asks about each', async () => {
    const { colours, strokes } = await page({
      content: `${FULL} /Foil cs 0.5 scn ${rectangle(20, 20, 10, 10)} f 1 0 0 rg ${rectangle(40, 20, 10, 10)} f
        /Over gs 0 0 0 0 k ${rectangle(60, 20, 10, 10)} f 0.7 0.6 0.6 1 K 0.1 w 10 20 m 200 20 l S`,
      resources: { ColorSpace: { Foil: separation('Foil') }, ExtGState: { Over: { op: true, OPM: 1 } } },
    })
    expect(colours).toMatchObject([
      { kind: 'FILL', space: 'CMYK', isWhite: false, overprints: false },
      { space: 'SPOT', spots: ['Foil'], leastTint: 0.5, box: { left: 17, top: 23, width: 10, height: 10 } },
      { space: 'RGB', box: { left: 37 } },
      { space: 'CMYK', isWhite: true, overprints: true },
      { kind: 'STROKE', space: 'CMYK', isRichBlack: true },
    ])
    expect(strokes).toMatchObject([{ width: 0.035, isMixed: true, spot: null }])
  })

  test('text with its size after every transformation, and where its ink lies', async () => {
    const document = await madePdf({})
    const [first] = document.getPages()
    const font = await document.embedFont(StandardFonts.Helvetica)
    first!.drawText('Ag', { x: 85, y: 60, size: 10, font, color: cmyk(0, 0, 0, 1) })
    const { facts } = await opened(await document.save())
    expect(facts.fonts).toEqual([{ name: 'Helvetica', isEmbedded: false }])
    const [text] = facts.pages[0]!.texts
    expect(text).toMatchObject({ points: 10, font: 'Helvetica', isBlack: true, isArabic: false, count: 2 })
    expect(text!.box.width).toBeGreaterThan(3)
    expect(text!.box.width).toBeLessThan(5)
  })

  test('both readers agree about places on a page that is turned, moved and cropped', async () => {
    const document = await madePdf({})
    const font = await document.embedFont(StandardFonts.Helvetica)
    const [first] = document.getPages()
    first!.setMediaBox(-50, 200, 500, 400)
    first!.setCropBox(0, 220, 400, 300)
    first!.setTrimBox(20, 240, 360, 260)
    first!.setRotation(degrees(90))
    first!.drawText('H', { x: 100, y: 300, size: 20, font, color: cmyk(0, 0, 0, 1) })
    first!.drawRectangle({ x: 101.5, y: 300, width: 11.4, height: 14.4, color: cmyk(0, 0, 0, 1) })
    first!.drawRectangle({ x: 0, y: 480, width: 400, height: 40, color: cmyk(1, 0, 0, 0) })
    const { facts } = await opened(await document.save())
    const [page] = facts.pages
    // Turned clockwise: what was above is on the right, what was left is above.
    expect(page).toMatchObject({ width: 91.72, height: 127 })
    expect(page?.reach.right).toBeCloseTo(7.06, 1)
    expect(page?.reach.left).toBeLessThan(-10)
    const black = page!.colours.find(({ kind }) => kind === 'FILL')!.box
    const [text] = page!.texts
    for (const side of ['left', 'top', 'width', 'height'] as const) {
      expect(Math.abs(text!.box[side] - black[side])).toBeLessThan(0.05)
    }
  })

  test('the resolution of a picture where it is placed, and its mask', async () => {
    const document = await madePdf({ content: FULL })
    const [first] = document.getPages()
    const photo = sharp({ create: { width: 300, height: 200, channels: 4, background: '#a3380080' } })
    first!.drawImage(await document.embedPng(await photo.png().toBuffer()), { x: 90, y: 60, width: 72, height: 48 })
    const { facts } = await opened(await document.save())
    expect(facts.pages[0]?.pictures).toMatchObject([{ resolution: 300, bits: 8, space: 'RGB' }])
    expect(facts.pages[0]?.colours).toContainEqual(
      expect.objectContaining({ kind: 'PICTURE', space: 'RGB', isTransparent: true }),
    )
  })

  test('what a form and a tile of a pattern paint', async () => {
    const { colours } = await page({
      content: `q 0.5 0 0 0.5 20 20 cm /Form Do Q /Pattern cs /Tile scn ${rectangle(50, 10, 20, 20)} f`,
      change: (page, document) => {
        const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 100, 100] }
        const tile = { PatternType: 1, PaintType: 1, TilingType: 1, BBox: [0, 0, 5, 5], XStep: 5, YStep: 5 }
        const register = (content: string, entries: Record<string, unknown>) =>
          document.context.register(contentStream(document, content, { ...entries, Resources: {} }))
        const resources = {
          XObject: { Form: register('0 1 0 rg 0 0 100 100 re f', form) },
          Pattern: { Tile: register('0 0 0 1 k 0 0 2 2 re f', tile) },
        }
        page.node.set(PDFName.of('Resources'), document.context.obj(resources))
      },
    })
    expect(colours).toMatchObject([
      { space: 'RGB', box: { width: 17.639, height: 17.639 } },
      { space: 'CMYK', isBlack: true, box: { left: 47, top: 23, width: 20, height: 20 } },
    ])
  })

  test('crop marks that were drawn inside the trim', async () => {
    const marks = [10, 85].flatMap((x) => [5, 50].flatMap((y) => [`${x} ${y}`].map((at) => at.split(' ').map(Number))))
    const content = marks
      .flatMap(([x = 0, y = 0]) => {
        const line = (fromX: number, fromY: number, toX: number, toY: number) =>
          `${[fromX, fromY].map((mm) => mm / 0.352778).join(' ')} m ${[toX, toY].map((mm) => mm / 0.352778).join(' ')} l S`
        const [outX, outY] = [x < 50 ? -5 : 5, y < 25 ? -4 : 4]
        return [line(x + outX / 5, y, x + outX, y), line(x, y + outY / 4, x, y + outY)]
      })
      .join(' ')
    const marked = await page({ content: `0.25 w ${content}`, hasTrim: false, bleed: 3 })
    expect(marked.marksInside).toMatchObject({ width: 85 })
    expect((await page({ content: FULL, hasTrim: false })).marksInside).toBeNull()
  })
})

test('what stands beside the trim is cut off, and no finding', async () => {
  const mark = '0 28 m 5 28 l S'
  const { colours, strokes } = await page({
    content: `${FULL} /All CS 1 SCN 0.1 w ${mark} 1 0 0 rg ${rectangle(0, 0, 2, 2)} f`,
    resources: { ColorSpace: { All: separation('All') } },
  })
  expect(colours).toMatchObject([{ space: 'CMYK' }])
  expect(strokes).toEqual([])
})

describe('our own templates, sent as they are', () => {
  const templates = fileURLToPath(new URL('../../../demo/templates', import.meta.url))

  test.each(['business-card-90x50', 'a4', 'banner-guide', 'label-round-40', 'folded-card-180x50'])(
    '%s',
    async (name) => {
      const { facts } = await opened(await readFile(join(templates, `${name}.pdf`)))
      expect(facts).toMatchObject({ layers: ['Bleed', 'Trim', 'Crease', 'Safe area'], fonts: [] })
      expect(facts.pages).toMatchObject([
        { trimFrom: 'TRIM', isEmpty: true, colours: [], texts: [], marksInside: null },
      ])
    },
  )
})

describe('how much ink lies in one place', () => {
  const most = ({ ink }: PageFacts) => ink.map(({ percent, area }) => [percent, Math.round(area / 50) * 50])

  test('a drawing, without what is covered', async () => {
    const heavy = `0.9 0.8 0.7 0.9 k ${rectangle(20, 20, 20, 10)} f`
    const found = await page({ content: heavy })
    expect(most(found)).toEqual([[330, 200]])
    expect(found.ink[0]?.box.left).toBeCloseTo(17, 0)
    expect(most(await page({ content: `${heavy} 0 0 0 0 k ${rectangle(0, 0, 96, 56)} f` }))).toEqual([])
    expect(most(await page({ content: FULL }))).toEqual([])
  })

  test('what forms and gradients paint', async () => {
    const { ink } = await page({
      content: `/Form Do /Fade sh`,
      change: (page, document) => {
        const { context } = document
        const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 300, 300], Resources: {} }
        const fade = { FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1, 1], C1: [0, 0, 0, 0], N: 1 }
        const shading = { ShadingType: 2, ColorSpace: 'DeviceCMYK', Coords: [150, 0, 270, 0], Function: fade }
        const content = contentStream(document, `1 0.9 0.8 0.1 k ${rectangle(5, 5, 10, 10)} f`, form)
        page.node.set(
          PDFName.of('Resources'),
          context.obj({ XObject: { Form: context.register(content) }, Shading: { Fade: shading } } as never),
        )
      },
    })
    expect(ink.find(({ percent }) => percent === 280)?.area).toBeGreaterThan(100)
    expect(Math.max(...ink.map(({ percent }) => percent))).toBeGreaterThanOrEqual(380)
  })

  test('pictures', async () => {
    const inks = Buffer.alloc(64 * 64 * 4, Buffer.from([230, 204, 179, 230]))
    const picture = { Type: 'XObject', Subtype: 'Image', Width: 64, Height: 64, BitsPerComponent: 8 }
    const { ink } = await page({
      content: 'q 100 0 0 100 30 30 cm /Photo Do Q',
      change: (page, document) => {
        const stream = contentStream(document, inks, { ...picture, ColorSpace: 'DeviceCMYK' })
        page.node.set(
          PDFName.of('Resources'),
          document.context.obj({ XObject: { Photo: document.context.register(stream) } } as never),
        )
      },
    })
    expect(ink).toMatchObject([{ percent: 330 }])
    expect(ink[0]!.area).toBeCloseTo((100 / 72) ** 2 * 25.4 ** 2, -2)
  })
})

describe('what a PDF does besides being drawn', () => {
  test('scripts, attachments and comments that would print', async () => {
    const document = await madePdf({ content: FULL })
    document.addJavaScript('greet', 'app.alert(1)')
    await document.attach(Buffer.from('x'), 'x.txt')
    const [first] = document.getPages()
    const note = document.context.obj({ Type: 'Annot', Subtype: 'FreeText', F: 4, Rect: [10, 10, 50, 50] })
    const link = document.context.obj({ Type: 'Annot', Subtype: 'Link', F: 4, Rect: [10, 10, 50, 50] })
    first!.node.set(PDFName.of('Annots'), document.context.obj([note, link]))
    const { facts } = await opened(await document.save())
    expect(facts).toMatchObject({ hasActions: true, hasAttachments: true, pages: [{ printedComments: 1 }] })
  })

  test('layers, and nothing of one that is switched off', async () => {
    const document = await madePdf({ content: `/OC /Guides BDC 1 0 0 rg ${rectangle(5, 5, 20, 20)} f EMC ${FULL}` })
    const { context, catalog } = document
    const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Trim') }))
    catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: { OFF: [layer] } }))
    document.getPages()[0]!.node.set(PDFName.of('Resources'), context.obj({ Properties: { Guides: layer } }))
    const { facts } = await opened(await document.save())
    expect(facts.layers).toEqual(['Trim'])
    expect(facts.pages[0]?.colours).toMatchObject([{ space: 'CMYK' }])
  })

  test('a password', async () => {
    const document = await madePdf({ content: FULL })
    document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' })
    expect((await opened(await document.save())).facts).toMatchObject({ isLocked: true, pages: [] })
  })

  test('restrictions without a password do not keep it shut', async () => {
    const document = await madePdf({ content: FULL })
    document.encrypt({ userPassword: '', ownerPassword: 'owner' })
    const { facts } = await opened(await document.save())
    expect(facts).toMatchObject({ isLocked: false, isDamaged: false, pages: [{ colours: [{ space: 'CMYK' }] }] })
  })
})
