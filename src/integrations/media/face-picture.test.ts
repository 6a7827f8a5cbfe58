import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPage } from './face-picture.ts'

const SIZE = { width: 960, height: 560 }

const flat = (background: string, size = SIZE) => sharp({ create: { ...size, channels: 3, background } })

/** Black on the left half, as a finish that lies there. */
const leftHalf = ({ width, height }: typeof SIZE) =>
  flat('#ffffff', { width, height })
    .composite([
      { input: { create: { width: width / 2, height, channels: 3, background: '#000000' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer()

async function colourAt(webp: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(webp).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([SIZE.width, SIZE.height])
  return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
}

test('a page is drawn in its own size, with metal where its foil lies and its colours elsewhere', async () => {
  const picture = await flat('#0000c0').webp({ lossless: true }).toBuffer()
  // A plate may be drawn larger or smaller than the page.
  const plates = [{ layer: 'Foil' as const, png: await leftHalf({ width: 480, height: 280 }) }]
  const page = await drawPage({ picture, finishes: { metal: 'GOLD', plates } })
  const [red = 0, , blue = 0] = await colourAt(page, 200, 280)
  expect(red).toBeGreaterThan(blue + 20)
  const [plainRed = 0, , plainBlue = 0] = await colourAt(page, 800, 280)
  expect(plainBlue).toBeGreaterThan(plainRed + 100)
})

test('a page is grey where no white ink lies under its colours, and has a line where it is cut', async () => {
  const picture = await flat('#ffffff').webp({ lossless: true }).toBuffer()
  const white = { layer: 'White' as const, png: await leftHalf(SIZE) }
  const cut = { layer: 'Cut' as const, png: await leftHalf(SIZE) }
  const page = await drawPage({ picture, finishes: { metal: 'SILVER', plates: [white, cut] } })
  expect(Math.min(...(await colourAt(page, 200, 280)))).toBeGreaterThan(245)
  const clear = await colourAt(page, 800, 280)
  expect(Math.max(...clear)).toBeLessThan(160)
  const [red = 0, green = 0] = await colourAt(page, 478, 280)
  expect(green).toBeGreaterThan(red + 60)
})

test('a page lies on the colour of the product, and on white paper without one', async () => {
  const nothing = { ...SIZE, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
  const picture = await sharp({ create: nothing }).webp({ lossless: true }).toBuffer()
  expect(Math.max(...(await colourAt(await drawPage({ picture, ground: '#17181c' }), 480, 280)))).toBeLessThan(34)
  expect(Math.min(...(await colourAt(await drawPage({ picture }), 480, 280)))).toBeGreaterThan(250)
})
