import { describe, expect, test } from 'vitest'
import { IMAGE_FORMATS, IMAGE_WIDTHS, imageAddress, parseImageAddress, srcSet, widthsFor } from './image-widths.ts'

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

  test.each([
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
    expect(srcSet(hash, 'avif', 200)).toBe(
      `/images/${hash}/96.avif 96w, /images/${hash}/192.avif 192w, /images/${hash}/320.avif 200w`,
    )
  })
})
