/** Bags and pouches as blanks. */
import type { Blank } from '../blank.ts'
import { CLOTH, EXPOSURE, cut, one } from './cloth.ts'
import type { Mesh } from '../mesh.ts'
import type { Part } from '../shot.ts'
import type { Tint } from '../set.ts'
import { WHITE, printed } from '../blank.ts'
import { box, moved, onFloor, onSweep, part } from '../set.ts'
import { curve, surface, tube } from '../mesh.ts'

/** A bag of paper, unfolded 710 x 420 mm: front, side, back, side; its foot is folded in. */
export const paperBag = (): Blank => {
  const [w, d, h] = [3.6, 1.65, 4.7]
  const at = (mm: number): number => mm / 710
  const rows = [75 / 420, 1] as const
  const front = surface((u, v) => [(u - 0.5) * w, -d / 2, v * h], 1, 1)
  const side = (half: 0 | 1): Mesh =>
    surface((u, v) => [w / 2 - 0.2 * v * (half === 0 ? u : 1 - u), -d / 2 + (d / 2) * (u + half), v * h], 12, 12)
  const rope = (y: number): Part =>
    part(
      tube(
        curve([
          [-0.8, y, h - 0.3],
          [-0.75, y * 1.02, h + 0.6],
          [0, y * 1.02, h + 1.25],
          [0.75, y * 1.02, h + 0.6],
          [0.8, y, h - 0.3],
        ]),
        0.055,
      ),
      { colour: '#e9e4da', rough: 0.9 },
    )
  return {
    kind: 'paper-bag',
    regions: one(710 / 420),
    shot: onSweep(
      'aqua',
      moved(
        [
          part(cut(front, [at(20), at(260)], rows), printed(0)),
          part(cut(side(0), [at(260), at(315)], rows), printed(0)),
          part(cut(side(1), [at(315), at(370)], rows), printed(0)),
          part(
            surface((u, v) => [(0.5 - u) * w, d / 2, v * h], 1, 1),
            { colour: WHITE, rough: 0.7 },
          ),
          part(
            surface((u, v) => [-w / 2, (0.5 - u) * d, v * h], 1, 1),
            { colour: WHITE, rough: 0.7 },
          ),
          rope(-d / 2 - 0.03),
          rope(d / 2),
        ],
        [0, 0, 0],
        [0, 0, -24],
      ),
      { target: [0, 0, 2.85], distance: 19, height: 12, exposure: EXPOSURE },
    ),
  }
}

/** A bag whose print is a field on its front. */
export const printedBag = (tint: Tint, width: number, height: number): Blank => {
  const [w, d, h] = [3.5, 1.5, 4.4]
  const [pw, ph] = width > height ? [2.6, (height / width) * 2.6] : [(width / height) * 2.6, 2.6]
  const field = surface((u, v) => [(u - 0.5) * pw, -d / 2 - 0.006, h * 0.46 + (v - 0.5) * ph], 2, 2)
  const rope = (y: number): Part =>
    part(
      tube(
        curve([
          [-0.75, y, h - 0.05],
          [-0.7, y, h + 0.6],
          [0, y, h + 1.1],
          [0.7, y, h + 0.6],
          [0.75, y, h - 0.05],
        ]),
        0.07,
      ),
      { colour: '#efe9df', rough: 0.95 },
    )
  return {
    kind: 'bag-print',
    regions: one(width / height),
    shot: onSweep(
      tint,
      moved(
        [
          ...box(w, d, h, { colour: WHITE, rough: 0.9 }),
          part(field, printed(0, { rough: 0.9 })),
          rope(-d / 2),
          rope(d / 2),
        ],
        [0, 0, 0],
        [0, 0, -22],
      ),
      { target: [0, 0, 2.6], distance: 18, height: 12, exposure: EXPOSURE },
    ),
  }
}

/** Cloth that lies on a ground, a little uneven. */
export const bump = (x: number, y: number, much = 1): number =>
  much *
  (0.035 * Math.sin(x * 2.3 + y * 1.1) + 0.03 * Math.sin(y * 2.9 - x * 1.7 + 1) + 0.018 * Math.sin(x * 6.1 + y * 3.3))

export const tote = (): Blank => {
  const [w, h, pw, ph] = [5, 5.6, 3.4, (3.4 * 320) / 280]
  const top = (x: number, y: number): number => {
    const edge = Math.min(1, 3.2 * Math.min(w / 2 - Math.abs(x), h / 2 - Math.abs(y)))
    return 0.06 + 0.24 * Math.sqrt(Math.max(0, edge)) + bump(x, y)
  }
  const body = surface((u, v) => [(u - 0.5) * w, (v - 0.5) * h, top((u - 0.5) * w, (v - 0.5) * h)], 120, 120)
  const print = surface(
    (u, v) => {
      const [x, y] = [(u - 0.5) * pw, (v - 0.5) * ph - 0.35]
      return [x, y, top(x, y) + 0.006]
    },
    90,
    90,
  )
  const strap = (lift: number, spread: number): Part => {
    const line = curve(
      [
        [-spread, 2.2, 0.34 + lift],
        [-spread * 1.02, 3.2, 0.3 + lift],
        [-spread * 0.72, 4, 0.24 + lift],
        [0, 4.38, 0.2 + lift],
        [spread * 0.72, 4, 0.24 + lift],
        [spread * 1.02, 3.2, 0.3 + lift],
        [spread, 2.2, 0.34 + lift],
      ],
      16,
    )
    const flat = surface(
      (u, v) => {
        const k = Math.min(line.length - 2, Math.floor(v * (line.length - 1)))
        const [a, b] = [line[k] ?? [0, 0, 0], line[k + 1] ?? [0, 0, 0]]
        // Over a stretch of the line: from one piece to the next its direction jumps, and the strap would fold over itself.
        const [from, to] = [line[Math.max(0, k - 4)] ?? a, line[Math.min(line.length - 1, k + 5)] ?? b]
        const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
        const [nx, ny] = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length]
        const t = v * (line.length - 1) - k
        return [
          a[0] + (b[0] - a[0]) * t + nx * (u - 0.5) * 0.36,
          a[1] + (b[1] - a[1]) * t + ny * (u - 0.5) * 0.36,
          a[2] + (b[2] - a[2]) * t,
        ]
      },
      2,
      120,
    )
    return part(flat, { ...CLOTH, back: WHITE })
  }
  return {
    kind: 'tote',
    regions: one(280 / 320),
    shot: onFloor(
      'butter',
      moved([part(body, CLOTH), strap(0.02, 1.15), part(print, printed(0, CLOTH))], [0, -0.9, 0], [0, 0, 9]),
      {
        distance: 21.5,
        height: 66,
        target: [0, 0.2, 0],
        key: [-0.9, 0.2, 0.7],
        exposure: 0.52,
      },
    ),
  }
}

/** A pouch that stands on its foot. */
export const pouch = (): Blank => {
  const [w, h] = [3.4, 3.4 / 0.682]
  const thick = (u: number, v: number): number =>
    0.72 * Math.sqrt(Math.max(0, 1 - v * 0.98)) * Math.sin(Math.PI * Math.min(1, Math.max(0, u * 0.9 + 0.05))) ** 0.6
  return {
    kind: 'pouch',
    regions: one(150 / 220),
    shot: onSweep(
      'mint',
      moved(
        [
          part(
            surface((u, v) => [(u - 0.5) * w, -thick(u, v), v * h], 60, 60),
            printed(0, { rough: 0.5 }),
          ),
          part(
            surface((u, v) => [(0.5 - u) * w, thick(u, v), v * h], 40, 40),
            { colour: WHITE, rough: 0.5 },
          ),
        ],
        [0, 0, 0.02],
        [0, 0, -16],
      ),
      { target: [0, 0, 2.5], distance: 17, height: 9, exposure: EXPOSURE },
    ),
  }
}
