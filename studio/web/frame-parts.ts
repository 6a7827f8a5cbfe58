/** Poles, rods and the cross that frames stand on. */
import { curve, tube } from './mesh.ts'
import type { Vec } from './mesh.ts'
import { part } from './set.ts'
import type { Look, Part } from './shot.ts'

export const POLE: Look = { colour: '#d4d6d8', isMetal: true, rough: 0.3 }

export const DARK = { colour: '#2a2c31', rough: 0.45 }

export const line = (points: readonly Vec[], radius: number, look = POLE): Part =>
  part(tube(curve(points), radius), look)

export const cross = [
  line(
    [
      [-1.3, 0, 0.08],
      [0, 0, 0.12],
      [1.3, 0, 0.08],
    ],
    0.07,
    DARK,
  ),
  line(
    [
      [0, -1.1, 0.08],
      [0, 0, 0.12],
      [0, 1.1, 0.08],
    ],
    0.07,
    DARK,
  ),
]
