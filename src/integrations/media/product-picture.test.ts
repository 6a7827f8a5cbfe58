import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Shot } from '#domain/preview/shot.ts'
import { PRINT_SHOTS } from '../print-shots/print-shots.ts'
import type { FacePicture } from './face-picture.ts'
import { drawProduct } from './product-picture.ts'

const SIZE = { width: 560, height: 700 }

/** A page of a card with 3 mm of blue bleed around a red trim. */
async function page(): Promise<Buffer> {
  const red = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#d00000' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 960, height: 560, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 30, top: 30 }])
    .webp({ lossless: true })
    .toBuffer()
}

async function face(change: Partial<FacePicture> = {}): Promise<FacePicture> {
  const place = { left: -3 / 90, top: -3 / 50, width: 96 / 90, height: 56 / 50 }
  return { code: 'front', width: 90, height: 50, isRound: false, picture: await page(), place, ...change }
}

async function pixels(jpeg: Uint8Array) {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
  expect({ width: info.width, height: info.height }).toEqual(SIZE)
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
}

const isRed = ([red = 0, green = 0, blue = 0]: number[]): boolean => red > 120 && green < 70 && blue < 70
const isBlue = ([red = 0, , blue = 0]: number[]): boolean => blue > red + 40

const shotOf = (name: string): Shot => PRINT_SHOTS.find(({ code }) => code === name) as Shot

/** A page of one colour that fills the face of a shot. */
async function plain({ regions: [region] }: Shot, background: string): Promise<FacePicture> {
  const [width, height] = [90 * (region?.ratio ?? 1), 90]
  const picture = sharp({ create: { width: Math.round(width * 10), height: 900, channels: 3, background } })
  return face({
    width,
    height,
    picture: await picture.png().toBuffer(),
    place: { left: 0, top: 0, width: 1, height: 1 },
  })
}

/** Pixels across the middle of the printed region, a little from its edges. */
function across({ width, regions: [region] }: Shot): readonly number[] {
  const { left = 0, width: wide = 0 } = region?.box ?? {}
  const from = Math.round(((left + wide * 0.1) / width) * SIZE.width)
  return Array.from({ length: Math.round(((wide * 0.75) / width) * SIZE.width) }, (_, x) => from + x)
}
const middleOf = ({ height, regions: [region] }: Shot): number =>
  Math.round((((region?.box.top ?? 0) + (region?.box.height ?? 0) / 2) / height) * SIZE.height)

describe('a product with its artwork', () => {
  test('lies flat where there is no picture of it, cut at the trim', async () => {
    const at = await pixels(await drawProduct({ shot: null, faces: [await face()] }))
    expect(isRed(at(280, 350))).toBe(true)
    expect(isRed(at(5, 5))).toBe(false)
    const row = Array.from({ length: SIZE.width }, (_, x) => at(x, 350))
    // The whole width of the card, without its bleed.
    expect(row.filter(isRed).length).toBeGreaterThan(430)
    expect(row.filter(isBlue)).toEqual([])
  })

  test('shows foil as metal, where its plate is black', async () => {
    const png = await sharp({ create: { width: 960, height: 560, channels: 3, background: '#ffffff' } })
      .composite([
        { input: { create: { width: 480, height: 560, channels: 3, background: '#000000' } }, left: 0, top: 0 },
      ])
      .png()
      .toBuffer()
    const finishes = { metal: 'SILVER' as const, plates: [{ layer: 'Foil' as const, png }] }
    const at = await pixels(await drawProduct({ shot: null, faces: [await face({ finishes })] }))
    const row = Array.from({ length: 160 }, (_, x) => at(80 + x, 350))
    expect(row.every((colour) => Math.max(...colour) - Math.min(...colour) < 20)).toBe(true)
    expect(isRed(at(400, 350))).toBe(true)
  })

  test('is cut round where it is round, and two sides lie below each other', async () => {
    const round = await pixels(
      await drawProduct({ shot: null, faces: [await face({ width: 50, height: 50, isRound: true })] }),
    )
    expect(isRed(round(280, 350))).toBe(true)
    expect(isRed(round(70, 140))).toBe(false)
    const rounded = await pixels(await drawProduct({ shot: null, faces: [await face({ corner: 20 })] }))
    const square = await pixels(await drawProduct({ shot: null, faces: [await face()] }))
    expect(
      [
        [280, 350],
        [54, 226],
      ].map(([x = 0, y = 0]) => isRed(rounded(x, y))),
    ).toEqual([true, false])
    expect(isRed(square(54, 226))).toBe(true)
    const both = await pixels(await drawProduct({ shot: null, faces: [await face(), await face({ code: 'back' })] }))
    expect([both(280, 200), both(280, 350), both(280, 500)].map(isRed)).toEqual([true, false, true])
  })

  test('lies on the colour that was ordered, without a white ground that the design does not have', async () => {
    const shot = PRINT_SHOTS.find(({ code }) => code === 'shirt') as Shot
    const mark = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><circle cx="150" cy="200" r="60" fill="#d00000"/></svg>',
    )
    const picture = await sharp(mark).resize(900, 1200).webp({ lossless: true }).toBuffer()
    const whole = { left: 0, top: 0, width: 1, height: 1 }
    const one = await face({ width: 300, height: 400, picture, place: whole })
    const [bare, printed] = await Promise.all([
      drawProduct({ shot, faces: [], ground: '#17181c' }).then(pixels),
      drawProduct({ shot, faces: [one], ground: '#17181c' }).then(pixels),
    ])
    const [{ box }] = shot.regions as unknown as [Shot['regions'][number]]
    const place = (x: number, y: number): [number, number] => [
      Math.round(((box.left + box.width * x) / shot.width) * SIZE.width),
      Math.round(((box.top + box.height * y) / shot.height) * SIZE.height),
    ]
    expect(isRed(printed(...place(0.5, 0.5)))).toBe(true)
    for (const [x, y] of [
      [0.2, 0.15],
      [0.8, 0.85],
      [0.5, 0.03],
    ] as const) {
      const [cloth, beside] = [bare(...place(x, y)), printed(...place(x, y))]
      expect(Math.max(...cloth)).toBeLessThan(70)
      cloth.forEach((value, channel) => expect(Math.abs(value - (beside[channel] ?? 0))).toBeLessThanOrEqual(3))
    }
    const flat = await pixels(await drawProduct({ shot: null, faces: [one], ground: '#1f2a3a' }))
    expect(flat(280, 120)[2]).toBeLessThan(80)
  })

  test('has the gloss of the product and no hue of the lamps under black ink', async () => {
    const shot = shotOf('mug-right')
    const at = await pixels(await drawProduct({ shot, faces: [await plain(shot, '#000000')] }))
    const tones = across(shot).map((x) => at(x, middleOf(shot)))
    expect(tones.length).toBeGreaterThan(200)
    for (const tone of tones) expect(Math.max(...tone) - Math.min(...tone)).toBeLessThanOrEqual(14)
    const greys = tones.map(([, green = 0]) => green)
    expect(Math.max(...greys)).toBeLessThan(110)
    expect(Math.max(...greys) - Math.min(...greys)).toBeGreaterThan(8)
  })

  test('covers the body of a dark mug, and an engraving bares the metal of a bottle', async () => {
    const mug = shotOf('mug-right')
    const at = await pixels(await drawProduct({ shot: mug, faces: [await plain(mug, '#d00000')], ground: '#17181c' }))
    expect(across(mug).every((x) => isRed(at(x, middleOf(mug))))).toBe(true)
    const bottle = shotOf('bottle')
    const engraved = { ...(await plain(bottle, '#d00000')), isEngraved: true as const }
    const metal = await pixels(await drawProduct({ shot: bottle, faces: [engraved], ground: '#1f2a3a' }))
    for (const x of across(bottle)) {
      const tone = metal(x, middleOf(bottle))
      expect(Math.max(...tone) - Math.min(...tone)).toBeLessThan(30)
      expect(Math.min(...tone)).toBeGreaterThan(60)
    }
  })

  test('lets kraft be seen through transparent inks, and covers it with opaque ones', async () => {
    const shot = shotOf('card-90x50')
    const kraft = '#c49a6c'
    const drawn = async (ground: string | undefined, inks: 'TRANSPARENT' | 'OPAQUE', colour: string) => {
      const at = await pixels(await drawProduct({ shot, faces: [{ ...(await plain(shot, colour)), inks }], ground }))
      const [{ box }] = shot.regions as unknown as [Shot['regions'][number]]
      const x = Math.round(((box.left + box.width / 2) / shot.width) * SIZE.width)
      return at(x, Math.round(((box.top + box.height / 2) / shot.height) * SIZE.height))
    }
    const [paper, blank] = [await drawn(kraft, 'TRANSPARENT', '#ffffff'), await drawn(kraft, 'OPAQUE', kraft)]
    paper.forEach((tone, channel) => expect(Math.abs(tone - (blank[channel] ?? 0))).toBeLessThanOrEqual(3))
    const [covered, seen] = [await drawn(kraft, 'OPAQUE', '#d0d0d0'), await drawn(kraft, 'TRANSPARENT', '#d0d0d0')]
    expect(Math.max(...covered) - Math.min(...covered)).toBeLessThan(25)
    expect((seen[0] ?? 0) - (seen[2] ?? 0)).toBeGreaterThan(40)
  })

  test('is laid on the picture of the product, where its face is and nowhere else', async () => {
    const shot = PRINT_SHOTS.find(({ code }) => code === 'card-90x50') as Shot
    const [blank, printed] = await Promise.all([
      drawProduct({ shot, faces: [] }).then(pixels),
      drawProduct({ shot, faces: [await face()] }).then(pixels),
    ])
    const [front, back] = shot.regions.map(({ box }) => ({
      x: Math.round(((box.left + box.width / 2) / shot.width) * SIZE.width),
      y: Math.round(((box.top + box.height / 2) / shot.height) * SIZE.height),
    }))
    expect(isRed(printed(front?.x ?? 0, front?.y ?? 0))).toBe(true)
    expect(isRed(blank(front?.x ?? 0, front?.y ?? 0))).toBe(false)
    expect(printed(back?.x ?? 0, back?.y ?? 0)).toEqual(blank(back?.x ?? 0, back?.y ?? 0))
  })
})
