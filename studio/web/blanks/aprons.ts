/** An apron as a blank. */
import type { Blank } from '../blank.ts'
import { bump } from './bags.ts'
import { CLOTH, filled, one, smooth } from './cloth.ts'
import { curve, surface, tube } from '../mesh.ts'
import type { Vec } from '../mesh.ts'
import { moved, onFloor, part } from '../set.ts'
import { printed } from '../blank.ts'
import type { Look, Part } from '../shot.ts'

/** The right half of an apron, from its hem to its bib. */
const APRON: readonly (readonly [number, number])[] = [
  [2.3, -3.7],
  [2.72, -3.66],
  [2.76, -3.2],
  [2.76, 0.5],
  [2.7, 0.72],
  [2, 1.1],
  [1.5, 1.75],
  [1.29, 2.6],
  [1.26, 3.3],
  [1.18, 3.4],
]
const LEATHER: Look = { colour: '#7d4f2e', rough: 0.6 }

export const apron = (): Blank => {
  const outline = smooth([
    ...APRON.map(([x, y]): [number, number] => [x, y]),
    ...APRON.toReversed().map(([x, y]): [number, number] => [-x, y]),
  ])
  const top = (x: number, y: number): number => 0.16 + bump(x * 0.9, y * 0.8, 1.5)
  const lying = (points: readonly (readonly [number, number])[], lift: number): Vec[] =>
    points.map(([x, y]): Vec => [x, y, top(x, y) + lift])
  const seam = (points: readonly (readonly [number, number])[], radius = 0.03): Part =>
    part(tube(lying(points, 0.012), radius, 8), CLOTH)
  const patch = (middle: number, width: number, height: number, lift: number, look: Look): Part =>
    part(
      surface(
        (u, v) => {
          const [x, y] = [(u - 0.5) * width, middle + (v - 0.5) * height]
          return [x, y, top(x, y) + lift]
        },
        80,
        80,
      ),
      look,
    )
  const ties = [-1, 1].map((side) => part(tube(curve(TIE.map(([x, y, z]): Vec => [side * x, y, z])), 0.06), LEATHER))
  const neck = part(tube(curve(NECK, 16), 0.075), LEATHER)
  const pocket = [
    [-1.35, -0.6],
    [-1.35, -2.2],
    [1.35, -2.2],
    [1.35, -0.6],
    [-1.35, -0.6],
  ] as const
  return {
    kind: 'apron',
    regions: one(250 / 200),
    shot: onFloor(
      'mint',
      moved(
        [
          part(filled(outline, top), CLOTH),
          seam([...outline, ...outline.slice(0, 2)]),
          patch(-1.4, 2.7, 1.6, 0.015, CLOTH),
          seam(pocket, 0.025),
          neck,
          ...ties,
          patch(2.3, 2.08, (2.08 * 200) / 250, 0.012, printed(0, CLOTH)),
        ],
        [0, -0.35, 0],
        [0, 0, -4],
      ),
      { distance: 24, height: 72, target: [0, 0, 0], key: [-0.9, 0.3, 0.62], exposure: 0.52 },
    ),
  }
}

const NECK: readonly Vec[] = [
  [-1.05, 3.1, 0.24],
  [-1.2, 3.9, 0.2],
  [-0.75, 4.55, 0.16],
  [0, 4.75, 0.14],
  [0.75, 4.55, 0.16],
  [1.2, 3.9, 0.2],
  [1.05, 3.1, 0.24],
]
const TIE: readonly Vec[] = [
  [2.55, 0.5, 0.24],
  [3.05, 0.45, 0.12],
  [3.35, -0.2, 0.08],
  [3.2, -1.1, 0.08],
  [3.35, -1.9, 0.08],
]
