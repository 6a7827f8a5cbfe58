import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { MediaWorkers } from '#integrations/media/media-workers.ts'
import { DEMO_BRAND } from '#testing/demo-brand.ts'
import { drawBrandPictures } from './draw-brand-pictures.ts'

const SIZES = {
  '/apple-touch-icon.png': [180, 180],
  '/icon-192.png': [192, 192],
  '/icon-512.png': [512, 512],
  '/icon-maskable-512.png': [512, 512],
  '/og-image.png': [1200, 630],
} as const

describe('the pictures of a brand', () => {
  let media: MediaWorkers
  beforeAll(() => {
    media = new MediaWorkers({ workers: 1 })
  })
  afterAll(() => media.close())

  const mark = { viewBox: '0 0 40 40', shapes: '<circle cx="20" cy="20" r="18"/>' }

  test('are the built ones where the shop has neither a mark nor a colour', async () => {
    expect((await drawBrandPictures(media, DEMO_BRAND)).size).toBe(0)
  })

  test('are its mark in its colour, in every size that is asked for', async () => {
    const pictures = await drawBrandPictures(media, { ...DEMO_BRAND, accent: '#1d4ed8', mark })
    expect([...pictures.keys()].toSorted()).toEqual([...Object.keys(SIZES), '/favicon.ico', '/favicon.svg'].toSorted())
    for (const [address, [width, height]] of Object.entries(SIZES)) {
      const picture = sharp(pictures.get(address))
      expect(await picture.metadata(), address).toMatchObject({ format: 'png', width, height })
      const middle = { left: width / 2, top: height / 2, width: 1, height: 1 }
      const { data } = await picture.extract(middle).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      expect([...data], address).toEqual([0x1d, 0x4e, 0xd8])
    }
    expect(pictures.get('/favicon.svg')?.toString()).toContain('fill="#1d4ed8"')
  })

  test('are the built-in mark in its colour where the shop has no mark', async () => {
    const pictures = await drawBrandPictures(media, { ...DEMO_BRAND, accent: '#1d4ed8' })
    expect(pictures.size).toBe(Object.keys(SIZES).length + 2)
    const favicon = pictures.get('/favicon.svg')?.toString()
    expect(favicon).toContain('color="#1d4ed8"')
    expect(favicon).not.toMatch(/#d13a1f|#faf8f4/)
  })

  test('of an icon file is a PNG of 32 by 32', async () => {
    const file = (await drawBrandPictures(media, { ...DEMO_BRAND, mark })).get('/favicon.ico') as Buffer
    expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
    expect(await sharp(file.subarray(file.readUInt32LE(18))).metadata()).toMatchObject({ width: 32, height: 32 })
  })
})
