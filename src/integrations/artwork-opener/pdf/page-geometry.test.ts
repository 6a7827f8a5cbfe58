import { describe, expect, test } from 'vitest'
import { mapX, mapY } from '../walker/matrix.ts'
import { MM, pageGeometry, type Corners, type PageBoxes } from './page-geometry.ts'

const corners = (...millimetres: [number, number, number, number]) =>
  millimetres.map((side) => side / MM) as unknown as Corners
/** A card with bleed, crop marks left and above: 10 mm of room there. */
const CARD: PageBoxes = {
  media: corners(0, 0, 103, 63),
  crop: undefined,
  trim: corners(10, 3, 100, 53),
  rotation: 0,
  unit: 1,
}

const placed = ({ toTrim }: ReturnType<typeof pageGeometry>, x: number, y: number) =>
  [mapX(toTrim, x / MM, y / MM), mapY(toTrim, x / MM, y / MM)].map(
    (millimetres) => Math.round(millimetres * 100) / 100 + 0,
  )

describe('a page by its boxes', () => {
  test('its trim, and the room around it', () => {
    const page = pageGeometry(CARD)
    expect(page).toMatchObject({
      width: 90,
      height: 50,
      trimFrom: 'TRIM',
      room: { left: 10, top: 10, right: 3, bottom: 3 },
    })
    expect(placed(page, 10, 53)).toEqual([0, 0])
    expect(placed(page, 100, 3)).toEqual([90, 50])
  })

  test.each([
    [90, { width: 50, height: 90, room: { left: 3, top: 10, right: 10, bottom: 3 } }, [0, 0], [10, 3]],
    [180, { width: 90, height: 50, room: { left: 3, top: 3, right: 10, bottom: 10 } }, [0, 0], [100, 3]],
    [-90, { width: 50, height: 90, room: { left: 10, top: 3, right: 3, bottom: 10 } }, [0, 0], [100, 53]],
  ])('turned by %i degrees', (rotation, expected, corner, [x = 0, y = 0]) => {
    const page = pageGeometry({ ...CARD, rotation })
    expect(page).toMatchObject(expected)
    expect(placed(page, x, y)).toEqual(corner)
  })

  test('without a trim box', () => {
    expect(pageGeometry({ ...CARD, trim: undefined })).toMatchObject({ width: 103, height: 63, trimFrom: 'MEDIA' })
    const crop = corners(5, 5, 98, 58)
    expect(pageGeometry({ ...CARD, trim: undefined, crop })).toMatchObject({ width: 93, height: 53, trimFrom: 'CROP' })
  })

  test('boxes upside down, empty or beyond the page', () => {
    expect(pageGeometry({ ...CARD, trim: corners(100, 53, 10, 3) })).toMatchObject({ width: 90, height: 50 })
    expect(pageGeometry({ ...CARD, trim: corners(0, 0, 0, 0) })).toMatchObject({ width: 103, trimFrom: 'MEDIA' })
    expect(pageGeometry({ ...CARD, trim: corners(-20, -20, 300, 300) })).toMatchObject({ width: 103, height: 63 })
  })

  test('a page in larger units', () => {
    expect(pageGeometry({ ...CARD, unit: 10 })).toMatchObject({ width: 900, height: 500 })
  })
})
