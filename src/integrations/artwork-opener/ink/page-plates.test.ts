import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDict, PDFName } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentStream, madePdf, rectangle } from '#testing/artwork/made-pdf.ts'
import { separatePage } from './page-plates.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'finishes-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A finish that design programs show as pink. */
const finish = (ink: string) => [
  'Separation',
  ink,
  'DeviceRGB',
  { FunctionType: 2, Domain: [0, 1], N: 1, C0: [1, 1, 1], C1: [1, 0.4, 0.8] },
]
const ColorSpace = { Foil: finish('Foil'), Gloss: finish('Gloss') }

/** Blue; on it a bar of foil upright, and across all of it a bar of varnish in a form; then a green corner. Millimetres. */
async function writeCard(path: string): Promise<void> {
  const document = await madePdf({
    content: `0 0.2 0.8 rg ${rectangle(0, 0, 96, 56)} f /Foil cs 1 scn ${rectangle(10, 0, 10, 56)} f
      /Part Do 0.2 0.8 0 rg ${rectangle(40, 0, 10, 10)} f`,
    resources: { ColorSpace, XObject: {} },
    change: (page, made) => {
      const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 300, 200], Resources: { ColorSpace } }
      const part = contentStream(made, `/Gloss cs 1 scn ${rectangle(0, 30, 96, 10)} f`, form)
      const objects = page.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict)
      objects?.set(PDFName.of('Part'), made.context.register(part))
    },
  })
  await writeFile(path, await document.save())
}

test('finishes are drawn apart, and the page in its colours as if they were not there', async () => {
  const path = join(folder, 'card.pdf')
  await writeCard(path)
  const plates = { page: 1, spots: ['Foil', 'Gloss'], areFinishes: true }
  const made = await separatePage({ path, bytes: 0, pictures: folder, plates })
  if (made.outcome !== 'SEPARATED' || made.rest === null) throw new Error(made.outcome)
  expect(made.plates.map(({ ink }) => ink)).toEqual(['Foil', 'Gloss'])
  /** The colour at a place, in millimetres from the left and the bottom. */
  const colourAt = async (file: string, x: number, y: number) => {
    const scale = made.width / 96
    const box = { left: Math.round(x * scale), top: Math.round((56 - y) * scale), width: 2, height: 2 }
    const { data } = await sharp(file).extract(box).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
    const [red = -1, green = -1, blue = -1] = data
    return made.rest === file ? [red, green, blue] : [red, red, red]
  }
  const [foil = '', gloss = ''] = made.plates.map((plate) => plate.path)
  const [ink, none] = [
    [0, 0, 0],
    [255, 255, 255],
  ]
  const [crossing, varnished, foiled] = [
    [15, 35],
    [60, 35],
    [15, 15],
  ] as const
  expect(await colourAt(foil, ...crossing)).toEqual(ink)
  expect(await colourAt(foil, ...foiled)).toEqual(ink)
  expect(await colourAt(foil, ...varnished)).toEqual(none)
  expect(await colourAt(gloss, ...crossing)).toEqual(ink)
  expect(await colourAt(gloss, ...varnished)).toEqual(ink)
  expect(await colourAt(gloss, ...foiled)).toEqual(none)
  const { rest } = made
  for (const [x, y] of [crossing, varnished, foiled]) {
    const [red = 0, green = 0, blue = 0] = await colourAt(rest, x, y)
    expect([red < 20, Math.abs(green - 51) < 12, Math.abs(blue - 204) < 12]).toEqual([true, true, true])
  }
  const [, green = 0, blue = 0] = await colourAt(rest, 45, 5)
  expect(green).toBeGreaterThan(blue + 100)
})
