import { describe, expect, test } from 'vitest'
import {
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  imageAddress,
  offeredFiles,
  parseImageAddress,
  sharePictureAddress,
  widthsFor,
} from './image-widths.ts'

const hash = '0123456789abcdef'

describe('addresses of pictures', () => {
  test('every listed width and format is read back', () => {
    for (const width of IMAGE_WIDTHS) {
      for (const format of IMAGE_FORMATS) {
        expect(parseImageAddress(imageAddress(hash, width, format))).toEqual({
          hash16: hash,
          width,
          format,
        })
      }
    }
  })

  test('so is the picture of a shared link', () => {
    expect(parseImageAddress(sharePictureAddress(hash))).toEqual({ hash16: hash, width: 1200, format: 'jpg' })
  })

  test.each([
    `/images/${hash}/1200.jpg`,
    `/images/${hash}/share.webp`,
    `/images/${hash}/641.avif`,
    `/images/${hash}/0640.avif`,
    `/images/${hash}/640.png`,
    `/images/${hash}/640.avif?x`,
    `/images/${hash.toUpperCase()}/640.avif`,
    `/images/${hash}0/640.avif`,
    `/images/../${hash}/640.avif`,
    `//images/${hash}/640.avif`,
    `/images/${hash}/`,
    '',
  ])('%s is not found', (path) => {
    expect(parseImageAddress(path)).toBeUndefined()
  })

  test('a picture is never blown up: the last width holds the original', () => {
    expect(widthsFor(500)).toEqual([96, 192, 320, 480, 640])
    expect(widthsFor(480)).toEqual([96, 192, 320, 480])
    expect(widthsFor(4000)).toEqual(IMAGE_WIDTHS)
  })

  test('pages offer all of them as AVIF, and one as WebP', () => {
    const names = (width: number) => offeredFiles(width).map((file) => `${file.width}.${file.format}`)
    expect(names(200)).toEqual(['96.avif', '192.avif', '320.avif', '320.webp'])
    expect(names(900).slice(-2)).toEqual(['1080.avif', '640.webp'])
  })
})
