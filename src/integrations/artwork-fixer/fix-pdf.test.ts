import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Fix } from '#domain/preflight/finding.ts'
import type { InkLayer } from '#domain/print-spec/print-spec.ts'
import { entry, nameOf } from '../artwork-opener/pdf/objects.ts'
import { readContent } from '../artwork-opener/walker/content-tokens.ts'
import { fixPdf } from './fix-pdf.ts'
import { pageContents } from './pages/page-contents.ts'

const MM = 72 / 25.4
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fixer-'))
})
afterAll(() => rm(folder, { recursive: true }))

type Made = { readonly content: string; readonly resources?: object; readonly size?: readonly [number, number] }

/** A PDF of one page in millimetres, with this content. */
async function madeFile({ content, resources = {}, size = [90, 50] }: Made): Promise<string> {
  const document = await PDFDocument.create()
  const { context } = document
  const page = document.addPage([size[0] * MM, size[1] * MM])
  page.node.set(PDFName.of('Resources'), context.obj({ Font: { F1: helvetica() }, ...resources }))
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(Buffer.from(content))))
  document.catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }))
  const path = join(folder, `${crypto.randomUUID()}.pdf`)
  await writeFile(path, await document.save())
  return path

  function helvetica() {
    return { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' }
  }
}

type Ask = { readonly fixes: readonly Fix[]; readonly layers?: readonly InkLayer[]; readonly isTurned?: boolean }

async function fixed(path: string, { fixes, layers = [], isTurned = false }: Ask): Promise<PDFDocument> {
  const out = `${path}.fixed.pdf`
  const target = { page: 1, width: 90, height: 50, bleed: 3, isTurned, bled: [], room: 0 }
  const fixing = await fixPdf({ path, out, kind: 'PDF', bytes: 1, fixes, layers, targets: [target] })
  expect(fixing).toEqual({ outcome: 'FIXED' })
  return PDFDocument.load(await readFile(out))
}

/** The operators of the first page, each with its operands. */
function operators(document: PDFDocument): string[] {
  const found: string[] = []
  const page = document.getPages()[0]
  if (page) readContent(pageContents(page), (operator, operands) => void found.push([...operands, operator].join(' ')))
  return found
}

const SPOTS = {
  ColorSpace: {
    Gold: [
      'Separation',
      'Gold foil',
      'DeviceCMYK',
      { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0.2, 0.8, 0.1], N: 1 },
    ],
    Registration: [
      'Separation',
      'All',
      'DeviceCMYK',
      { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [1, 1, 1, 1], N: 1 },
    ],
  },
  ExtGState: { Over: { OP: true, op: true } },
}

describe('colours of a screen become inks', () => {
  test('a green as the press profile says, black and greys as black ink alone', async () => {
    const content = '0 1 0 rg 0 0 10 10 re f 0 0 0 RG 0 0 m 9 9 l S 0.5 0.5 0.5 rg 0 0 5 5 re f'
    const found = operators(await fixed(await madeFile({ content }), { fixes: ['TO_CMYK'] }))
    const green = found.find((each) => each.endsWith(' k'))
    const inks = green?.split(' ').slice(0, 4).map(Number) ?? []
    for (const [index, value] of [0.65, 0, 0.96, 0].entries()) expect(inks[index]).toBeCloseTo(value, 1)
    expect(found).toContain('0 0 0 1 K')
    expect(found).toContain('0 0 0 0.5 k')
    expect(found.filter((each) => /(rg|RG)$/.test(each))).toEqual([])
  })

  test('a picture and a gradient too', async () => {
    const document = await PDFDocument.load(await readFile(await madeFile({ content: '/Im Do /Sh sh' })))
    const { context } = document
    const page = document.getPages()[0]
    const picture = context.flateStream(new Uint8Array([0, 255, 0, 255, 255, 255]), {
      Subtype: 'Image',
      Width: 2,
      Height: 1,
      ColorSpace: 'DeviceRGB',
      BitsPerComponent: 8,
    })
    page?.node.setXObject(PDFName.of('Im'), context.register(picture))
    const shading = context.register(
      context.obj({
        ShadingType: 2,
        ColorSpace: 'DeviceRGB',
        Coords: [0, 0, 9, 9],
        Function: { FunctionType: 2, Domain: [0, 1], C0: [1, 0, 0], C1: [0, 0, 1], N: 1 },
      }),
    )
    page?.node.Resources()?.set(PDFName.of('Shading'), context.obj({ Sh: shading }))
    const path = join(folder, 'picture.pdf')
    await writeFile(path, await document.save())
    const done = await fixed(path, { fixes: ['TO_CMYK'] })
    const spaces = done.context.enumerateIndirectObjects().map(([, object]) => nameOf(entry(object, 'ColorSpace')))
    expect(spaces.filter(Boolean)).toEqual(['DeviceCMYK', 'DeviceCMYK'])
  })
})

describe('black text', () => {
  const content = '0.8 0.7 0.6 0.9 k BT /F1 9 Tf 10 10 Td (Noura) Tj ET 0 0 5 5 re f'

  test('of four inks is printed in black alone over its background, and what is painted after it is not', async () => {
    const found = operators(await fixed(await madeFile({ content }), { fixes: ['BLACK_TEXT'] }))
    const text = found.findIndex((each) => each.endsWith('Tj'))
    expect(found.slice(text - 2, text)).toEqual(['0 0 0 1 k', 'FixOverprint gs'])
    expect(found.slice(text + 1, text + 3)).toEqual(['FixKnockout gs', '0.8 0.7 0.6 0.9 k'])
  })

  test('overprints what lies under it, and only the text does', async () => {
    const black = '0 0 0 1 k BT /F1 9 Tf 10 10 Td (Noura) Tj ET 0 0 5 5 re f'
    const found = operators(await fixed(await madeFile({ content: black }), { fixes: ['BLACK_OVERPRINT'] }))
    const text = found.findIndex((each) => each.endsWith('Tj'))
    expect(found[text - 1]).toBe('FixOverprint gs')
    expect(found[text + 1]).toBe('FixKnockout gs')
  })

  test('of a screen becomes black ink that overprints in the same go', async () => {
    const black = '0 0 0 rg BT /F1 9 Tf 10 10 Td (Noura) Tj ET 0 0 5 5 re f'
    const found = operators(await fixed(await madeFile({ content: black }), { fixes: ['TO_CMYK'] }))
    const text = found.findIndex((each) => each.endsWith('Tj'))
    expect([found[text - 1], found[text + 1]]).toEqual(['FixOverprint gs', 'FixKnockout gs'])
    expect(found).toContain('0 0 0 1 k')
  })
})

describe('spot colours', () => {
  const content = '/Gold cs 0.5 scn 0 0 10 10 re f'

  test('that were not ordered become what the file says they look like', async () => {
    const path = await madeFile({ content, resources: SPOTS })
    expect(operators(await fixed(path, { fixes: ['SPOT_TO_CMYK'] }))).toContain('0 0.1 0.4 0.05 k')
  })

  test('that were ordered stay, under the name of their layer', async () => {
    const path = await madeFile({ content, resources: SPOTS })
    const done = await fixed(path, { fixes: ['SPOT_TO_CMYK', 'RENAME_LAYER'], layers: ['Foil'] })
    expect(operators(done)).toContain('0.5 scn')
    expect(String(done.getPages()[0]?.node.Resources())).toContain('/Separation /Foil')
  })
})

test('white that overprints knocks out, and other colours overprint as they did', async () => {
  const content = '/Over gs 0 0 0 0 k 0 0 9 9 re f 1 0 0 0 k 0 0 9 9 re f'
  const found = operators(await fixed(await madeFile({ content, resources: SPOTS }), { fixes: ['WHITE_KNOCKOUT'] }))
  expect(found.slice(1, 3)).toEqual(['0 0 0 0 k', 'FixKnockout gs'])
  expect(found.slice(5, 7)).toEqual(['1 0 0 0 k', 'FixOverprint gs'])
})

test('marks on every plate are not painted', async () => {
  const content = '/Registration CS 1 SCN 0 0 m 9 9 l S 0 0 0 1 K 0 0 m 5 5 l S'
  const found = operators(await fixed(await madeFile({ content, resources: SPOTS }), { fixes: ['DROP_MARKS'] }))
  expect(found.filter((each) => each === 'S')).toHaveLength(1)
  expect(found).toContain('n')
})

test('layers of guides are not drawn, and artwork whose layer sounds like one is', async () => {
  const layer = (name: string) => ({ Type: 'OCG', Name: PDFString.of(name) })
  const content = '/OC /A BDC 1 0 0 0 k 0 0 9 9 re f EMC /OC /B BDC 0 1 0 0 k 0 0 9 9 re f EMC'
  const resources = { Properties: { A: layer('Safety sign'), B: layer('Safe area') } }
  const found = operators(await fixed(await madeFile({ content, resources }), { fixes: ['DROP_MARKS'] }))
  expect(found).toContain('1 0 0 0 k')
  expect(found).not.toContain('0 1 0 0 k')
})

describe('pages', () => {
  test('get a mirrored bleed on all sides, and their trim stays', async () => {
    const done = await fixed(await madeFile({ content: '1 0 0 0 k 0 0 300 200 re f' }), { fixes: ['ADD_BLEED'] })
    const page = done.getPages()[0]
    expect(page?.getTrimBox().width).toBeCloseTo(90 * MM, 2)
    expect(page?.getMediaBox().width).toBeCloseTo(96 * MM, 2)
    expect(page?.getMediaBox().x).toBeCloseTo(-3 * MM, 2)
    expect(operators(done).filter((each) => each.endsWith('Do'))).toHaveLength(13)
  })

  test('that are nearly the size become the size', async () => {
    const done = await fixed(await madeFile({ content: '', size: [91, 50.5] }), { fixes: ['SCALE'] })
    expect(done.getPages()[0]?.getTrimBox().width).toBeCloseTo(90 * MM, 2)
    expect(done.getPages()[0]?.getTrimBox().height).toBeCloseTo(50 * MM, 2)
  })

  test('that are another size are not scaled', async () => {
    const path = await madeFile({ content: '', size: [100, 60] })
    const target = { page: 1, width: 90, height: 50, bleed: 3, isTurned: false, bled: [], room: 0 }
    const task = {
      path,
      out: `${path}.out`,
      kind: 'PDF',
      bytes: 1,
      fixes: ['SCALE'],
      layers: [],
      targets: [target],
    } as const
    expect(await fixPdf(task)).toEqual({ outcome: 'IMPOSSIBLE' })
  })

  test('that lie across are turned', async () => {
    const path = await madeFile({ content: '', size: [50, 90] })
    const done = await fixed(path, { fixes: ['ROTATE'], isTurned: true })
    expect(done.getPages()[0]?.getRotation().angle).toBe(90)
  })
})

test('nothing that acts goes on', async () => {
  const done = await fixed(await madeFile({ content: '' }), { fixes: ['BLACK_TEXT'] })
  expect(done.catalog.has(PDFName.of('OpenAction'))).toBe(false)
})
