import { expect, test } from 'vitest'
import { cropMarksInside } from './crop-marks.ts'

const line = (fromX: number, fromY: number, toX: number, toY: number) => ({
  from: { x: fromX, y: fromY },
  to: { x: toX, y: toY },
})

/** Around a card of 90 by 50 in the middle of a page of 110 by 70, `gap` from its corners. */
const marks = (gap: number, length = 5) =>
  [10, 100].flatMap((x) =>
    [10, 60].flatMap((y) => {
      const [outX, outY] = [x === 10 ? -1 : 1, y === 10 ? -1 : 1]
      return [
        line(x + outX * gap, y, x + outX * (gap + length), y),
        line(x, y + outY * gap, x, y + outY * (gap + length)),
      ]
    }),
  )

test('marks that point at the corners', () => {
  expect(cropMarksInside(marks(3), 110, 70)).toEqual({ left: 2, top: 2, width: 106, height: 66 })
})

test('the corners of a frame meet', () => expect(cropMarksInside(marks(0), 110, 70)).toBeNull())

test('three corners are no marks', () => expect(cropMarksInside(marks(3).slice(2), 110, 70)).toBeNull())

test('marks beside the trim are as they should be', () => {
  const beside = marks(3).map(({ from, to }) => line(from.x - 10, from.y - 10, to.x - 10, to.y - 10))
  expect(cropMarksInside(beside, 90, 50)).toBeNull()
})
