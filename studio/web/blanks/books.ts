/** Notebooks, folded sheets and slabs as blanks. */
import type { Blank } from '../blank.ts'
import type { Look } from '../shot.ts'
import type { Tint } from '../set.ts'
import { WHITE, printed } from '../blank.ts'
import { cut, one } from './cloth.ts'
import { moved, onFloor, onSweep, part } from '../set.ts'
import { raised, roundedOutline, surface } from '../mesh.ts'

/** A book that lies closed. */
export const notebook = (
  kind: 'notebook' | 'catalogue',
  tint: Tint,
  width: number,
  height: number,
  count: number,
): Blank => {
  const [w, h] = [(width / height) * 5.6, 5.6]
  const block = raised(roundedOutline(w - 0.1, h - 0.1, 0.02), count)
  const cover = raised(roundedOutline(w, h, 0.16, 10), 0.05, 0.012)
  return {
    kind,
    regions: one(width / height),
    shot: onFloor(
      tint,
      moved(
        [
          part(cover.side, { colour: WHITE, rough: 0.7 }),
          ...moved([part(block.side, { colour: '#efeae0', rough: 0.9 })], [0.03, 0, 0.05]),
          ...moved(
            [part(cover.top, printed(0, { rough: 0.7 })), part(cover.side, { colour: WHITE, rough: 0.7 })],
            [0, 0, count + 0.05],
          ),
        ],
        [0, 0, 0],
        [0, 0, 11],
      ),
      {
        distance: kind === 'notebook' ? 18.8 : Math.max(17, w * 4.6),
        height: 54,
        side: -6,
        target: [0, 0, 0.2],
        key: [-0.9, 0.1, 0.8],
        exposure: 0.5,
      },
    ),
  }
}

/** A sheet folded into panels that stands like a screen; its outside is seen. */
export const folded = (
  kind: string,
  tint: Tint,
  width: number,
  height: number,
  panels: number,
  angle: number,
): Blank => {
  const h = 4.4
  const each = ((width / height) * h) / panels
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180) * each, Math.sin((angle * Math.PI) / 180) * each]
  const at = (k: number): readonly [number, number] => [(k - panels / 2) * cos, k % 2 === 0 ? -sin / 2 : sin / 2]
  const parts = Array.from({ length: panels }, (_, k) => {
    const [[x0, y0], [x1, y1]] = [at(k), at(k + 1)]
    const mesh = surface((u, v) => [x0 + (x1 - x0) * u, y0 + (y1 - y0) * u, v * h], 1, 1)
    return part(cut(mesh, [k / panels, (k + 1) / panels], [0, 1]), printed(0, { back: '#e9e7e2' }))
  })
  return {
    kind,
    regions: one(width / height),
    shot: onSweep(tint, moved(parts, [0, 0, 0], [0, 0, 14]), {
      target: [0, 0, 2.1],
      distance: Math.max(18, cos * panels * 3.9),
      height: 14,
      exposure: 0.64,
    }),
  }
}

/** Something flat with a thickness, lying: mats, coasters, magnets, badges, envelopes, folders. */
export const slab = (
  kind: string,
  tint: Tint,
  width: number,
  height: number,
  thick: number,
  radius: number,
  look: Look = {},
): Blank => {
  const long = Math.max(width, height)
  const [w, h] = [(width / long) * 5, (height / long) * 5]
  const made = raised(roundedOutline(w, h, radius * 5, radius >= 0.5 ? 32 : 8), thick)
  return {
    kind,
    regions: [{ face: 'front', ratio: width / height, ...(radius >= 0.5 && { shape: 'ROUND' as const }) }],
    shot: onFloor(
      tint,
      moved(
        [part(made.top, printed(0, look)), part(made.side, { colour: '#dcd8d0', rough: 0.7 })],
        [0, 0, 0],
        [0, 0, -9],
      ),
      {
        distance: Math.max(w * 3.4, h * 2.9, 12),
        height: 52,
        side: -8,
        target: [0, 0, 0],
        key: [-0.9, 0.1, 0.8],
        exposure: 0.5,
      },
    ),
  }
}
