import { describe, expect, test } from 'vitest'
import { picturePreload } from './picture.tsx'

const PICTURE = { key: '0123456789abcdef', width: 1440, height: 1800, alt: '' }
const offered = (sizes: string, width = PICTURE.width) =>
  Array.from(picturePreload({ ...PICTURE, width }, sizes).srcSet.matchAll(/ (\d+)w/g), ([, each]) => Number(each))

describe('the files offered of a picture', () => {
  test('go up to twice its widest place, and not far below it', () => {
    expect(offered('(max-width: 767px) 42vw, 296px')).toEqual([192, 320, 480, 640])
    expect(offered('88px')).toEqual([96, 192])
  })

  test('go up to its own width where no place is named in pixels', () => {
    expect(offered('(max-width: 767px) 100vw, 42vw')).toEqual([320, 480, 640, 828, 1080, 1440])
    expect(offered('100vw', 300)).toEqual([96, 192, 300])
  })
})
