/** Boxes as blanks. */
import type { Blank } from '../blank.ts'
import { EXPOSURE, cut, one } from './cloth.ts'
import type { Mesh } from '../mesh.ts'
import type { Tint } from '../set.ts'
import { WHITE, printed } from '../blank.ts'
import { box, moved, onSweep, part } from '../set.ts'
import { surface } from '../mesh.ts'

/** A box with a lid, unfolded 340 or 190 mm square: the top with its four sides. */
export const lidBox = (tint: Tint, size: number, fold: number): Blank => {
  const [w, deep] = [4.2, (4.2 * fold) / (size - 2 * fold)]
  const [a, b] = [fold / size, 1 - fold / size]
  const h = 2.2
  const lid = h + 0.03
  return {
    kind: 'lid-box',
    regions: one(1),
    shot: onSweep(
      tint,
      moved(
        [
          ...box(w - 0.08, w - 0.08, h, { colour: '#e6e2da', rough: 0.75 }),
          part(
            cut(
              surface((u, v) => [(u - 0.5) * w, (v - 0.5) * w, lid], 1, 1),
              [a, b],
              [a, b],
            ),
            printed(0),
          ),
          part(
            cut(
              surface((u, v) => [(u - 0.5) * w, -w / 2, lid - deep * (1 - v)], 1, 1),
              [a, b],
              [0, a],
            ),
            printed(0),
          ),
          part(
            cutTurned(
              surface((u, v) => [w / 2, (u - 0.5) * w, lid - deep * (1 - v)], 1, 1),
              (u, v) => [1 - a * v, a + (b - a) * u],
            ),
            printed(0),
          ),
        ],
        [0, 0, 0],
        [0, 0, -28],
      ),
      { target: [0, 0, 1.1], distance: 20.5, height: 32, exposure: 0.55 },
    ),
  }
}

const cutTurned = (mesh: Mesh, to: (u: number, v: number) => readonly [number, number]): Mesh => ({
  ...mesh,
  uvs: Array.from({ length: mesh.uvs.length / 2 }, (_, i) => to(mesh.uvs[i * 2] ?? 0, mesh.uvs[i * 2 + 1] ?? 0)).flat(),
})

/** A box that stands, its panels side by side on the sheet: front and right side are seen. */
export const standingBox = (
  kind: string,
  tint: Tint,
  sheet: readonly [number, number],
  panels: {
    readonly front: readonly [number, number]
    readonly side: readonly [number, number]
    readonly rows: readonly [number, number]
  },
): Blank => {
  const [width, height] = sheet
  const scale = 4.6 / (panels.rows[1] - panels.rows[0])
  const [w, d, h] = [(panels.front[1] - panels.front[0]) * scale, (panels.side[1] - panels.side[0]) * scale, 4.6]
  const across = ([from, to]: readonly [number, number]): readonly [number, number] => [from / width, to / width]
  const rows: readonly [number, number] = [panels.rows[0] / height, panels.rows[1] / height]
  return {
    kind,
    regions: one(width / height),
    shot: onSweep(
      tint,
      moved(
        [
          part(
            cut(
              surface((u, v) => [(u - 0.5) * w, -d / 2, v * h], 1, 1),
              across(panels.front),
              rows,
            ),
            printed(0),
          ),
          part(
            cut(
              surface((u, v) => [w / 2, (u - 0.5) * d, v * h], 1, 1),
              across(panels.side),
              rows,
            ),
            printed(0),
          ),
          part(
            surface((u, v) => [(u - 0.5) * w, (v - 0.5) * d, h], 1, 1),
            { colour: WHITE, rough: 0.65 },
          ),
          part(
            surface((u, v) => [(0.5 - u) * w, d / 2, v * h], 1, 1),
            { colour: WHITE, rough: 0.65 },
          ),
          part(
            surface((u, v) => [-w / 2, (0.5 - u) * d, v * h], 1, 1),
            { colour: WHITE, rough: 0.65 },
          ),
        ],
        [0, 0, 0],
        [0, 0, -30],
      ),
      { target: [0, 0, 2.25], distance: Math.max(15.5, w * 3.6), height: 16, exposure: EXPOSURE },
    ),
  }
}

/** A flat box whose lid is printed. */
export const flatBox = (tint: Tint): Blank => ({
  kind: 'flat-box',
  regions: one(1),
  shot: onSweep(
    tint,
    moved(
      [
        ...box(4.8, 4.8, 0.62, { colour: WHITE, rough: 0.85 }),
        part(
          surface((u, v) => [(u - 0.5) * 4.8, (v - 0.5) * 4.8, 0.626], 1, 1),
          printed(0, { rough: 0.85 }),
        ),
      ],
      [0, 0, 0],
      [0, 0, -24],
    ),
    { target: [0, 0, 0.2], distance: 20, height: 42, exposure: 0.54 },
  ),
})
