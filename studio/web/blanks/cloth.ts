/** What blanks share: light, cloth, and where a print lies. */
import type { Look } from '../shot.ts'
import type { Mesh } from '../mesh.ts'
import { WHITE } from '../blank.ts'

export const EXPOSURE = 0.6
export const one = (ratio: number) => [{ face: 'front', ratio }]
export const CLOTH: Look = { colour: WHITE, rough: 0.95, weave: 0.35 }

/** A mesh that shows a part of its artwork: shares of its width and height from the left and from the bottom. */
export const cut = (
  mesh: Mesh,
  [left, right]: readonly [number, number],
  [bottom, top]: readonly [number, number],
): Mesh => ({
  ...mesh,
  uvs: mesh.uvs.map((value, i) => (i % 2 === 0 ? left + (right - left) * value : bottom + (top - bottom) * value)),
})
