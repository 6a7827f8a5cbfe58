/** Matrices of four by four, column by column: where a camera looks, and how far. */
import { cross, dot, sub, unit } from './mesh.ts'
import type { Vec } from './mesh.ts'

export type Matrix = number[]

export const multiplied = (a: Matrix, b: Matrix): Matrix =>
  Array.from({ length: 16 }, (_, k) =>
    [0, 1, 2, 3].reduce((sum, i) => sum + (a[i * 4 + (k % 4)] ?? 0) * (b[Math.floor(k / 4) * 4 + i] ?? 0), 0),
  )

export function lookingAt(eye: Vec, target: Vec): Matrix {
  const back = unit(sub(eye, target))
  const right = unit(cross(Math.abs(back[2]) > 0.999 ? [0, 1, 0] : [0, 0, 1], back))
  const up = cross(back, right)
  return [
    right[0],
    up[0],
    back[0],
    0,
    right[1],
    up[1],
    back[1],
    0,
    right[2],
    up[2],
    back[2],
    0,
    -dot(right, eye),
    -dot(up, eye),
    -dot(back, eye),
    1,
  ]
}

export const perspective = (angle: number, ratio: number, near: number, far: number): Matrix => {
  const f = 1 / Math.tan((angle * Math.PI) / 360)
  return [
    f / ratio,
    0,
    0,
    0,
    0,
    f,
    0,
    0,
    0,
    0,
    (far + near) / (near - far),
    -1,
    0,
    0,
    (2 * far * near) / (near - far),
    0,
  ]
}

export const parallel = (half: number, far: number): Matrix => [
  1 / half,
  0,
  0,
  0,
  0,
  1 / half,
  0,
  0,
  0,
  0,
  -2 / far,
  0,
  0,
  0,
  -1,
  1,
]
