/** Clothes as blanks. */
import type { Blank } from '../blank.ts'
import { CLOTH, filled, smooth } from './cloth.ts'
import type { Vec } from '../mesh.ts'
import type { Part } from '../shot.ts'
import type { Tint } from '../set.ts'
import { bump } from './bags.ts'
import { curve, surface, tube } from '../mesh.ts'
import { moved, onFloor, part } from '../set.ts'
import { printed } from '../blank.ts'

/** The outline of a shirt as half widths by height, sleeves apart. */
const SHIRT: readonly (readonly [number, number])[] = [
  [1.9, -3.3],
  [2, -3.26],
  [1.96, -1.6],
  [1.94, 0.4],
  [1.98, 1.2],
  [2.05, 1.35],
  [2.2, 1.25],
  [3, 0.62],
  [3.08, 0.62],
  [3.74, 1.42],
  [3.72, 1.52],
  [2.72, 2.62],
  [2.2, 2.9],
  [1.5, 3.1],
  [0.85, 3.3],
]

/** Millimetres of cloth in one unit of the studio: a shirt is 470 mm wide. */
const UNIT = 120

/** How far the neckline hangs below the shoulders. */
const NECK = { front: 0.75, back: 0.16 }

/** What is printed on a shirt, in millimetres, and where its middle lies on it. */
type ShirtPrint = {
  readonly face: 'front' | 'back'
  readonly width: number
  readonly height: number
  readonly at: readonly [x: number, y: number]
}

type ShirtView = { readonly kind: string; readonly tint: Tint; readonly distance: number; readonly target: Vec }

const FROM_ABOVE = { height: 72, key: [-0.9, 0.3, 0.62] as Vec, exposure: 0.52 }

/** A shirt that lies on the floor, with a print in its true size. */
export const shirt = ({ face, width, height, at }: ShirtPrint, { kind, tint, ...view }: ShirtView): Blank => {
  const neck = Array.from({ length: 9 }, (_, i): [number, number] => {
    const angle = (i / 8) * Math.PI
    return [0.85 * Math.cos(angle), 3.3 - NECK[face] * Math.sin(angle)]
  })
  const right = SHIRT.map(([x, y]): [number, number] => [x, y])
  const left = SHIRT.toReversed().map(([x, y]): [number, number] => [-x, y])
  const outline = smooth([...right, ...neck.slice(1, -1), ...left])
  const top = (x: number, y: number): number =>
    0.2 + bump(x * 0.9, y * 0.8, 1.7) + 0.05 * Math.sin(x * 1.2) * Math.sin(y * 0.9)
  const cloth = filled(outline, top)
  const back = filled(
    smooth([
      ...Array.from({ length: 9 }, (_, i): [number, number] => [
        0.95 * Math.cos((i / 8) * Math.PI),
        3.3 + 0.12 * Math.sin((i / 8) * Math.PI),
      ]),
      [-0.9, 2.2],
      [0.9, 2.2],
    ]),
    () => 0.1,
  )
  const collar = curve(
    neck.map(([x, y]): Vec => [x * 1.04, y - 0.02, top(x, y) + 0.03]),
    6,
  )
  const print = surface(
    (u, v) => {
      const [x, y] = [at[0] + ((u - 0.5) * width) / UNIT, at[1] + ((v - 0.5) * height) / UNIT]
      return [x, y, top(x, y) + 0.012]
    },
    90,
    110,
  )
  const rim = (points: readonly [number, number][]): Part =>
    part(
      tube(
        [...points, ...points.slice(0, 2)].map(([x, y]): Vec => [x, y, top(x, y) - 0.03]),
        0.035,
        8,
      ),
      CLOTH,
    )
  return {
    kind,
    regions: [{ face, ratio: width / height, width }],
    shot: onFloor(
      tint,
      moved(
        [
          ...(face === 'front' ? [part(back, CLOTH)] : []),
          part(cloth, CLOTH),
          // Seen through the points where a sleeve begins, which belong to no row.
          ...moved([part(cloth, CLOTH)], [0.03, 0.03, -0.02]),
          part(tube(collar, 0.085, 12), CLOTH),
          rim(outline),
          part(print, printed(0, CLOTH)),
        ],
        [0, 0, 0],
        [0, 0, -4],
      ),
      { ...FROM_ABOVE, ...view },
    ),
  }
}
