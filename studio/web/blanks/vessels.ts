/** Mugs, cups, bottles and tubes that artwork goes round. */
import { curve, surface, turned, tube } from '../mesh.ts'
import type { Vec } from '../mesh.ts'
import { moved, onSweep, part } from '../set.ts'
import type { Tint } from '../set.ts'
import type { Look, Part } from '../shot.ts'
import { printed, WHITE } from '../blank.ts'
import type { Blank } from '../blank.ts'

const GLAZE: Look = { colour: WHITE, rough: 0.28 }
const EXPOSURE = 0.6
const one = (ratio: number) => [{ face: 'front', ratio }]

/** The part of a turned wall that is printed: `from` and `to` in degrees round from the front, to the right. */
function band(
  radius: (v: number) => number,
  [bottom, top]: readonly [number, number],
  [from, to]: readonly [number, number],
  look: Look,
): Part {
  const at = (u: number, v: number): Vec => {
    const angle = ((from + (to - from) * u) * Math.PI) / 180
    const r = radius(v) + 0.004
    return [r * Math.sin(angle), -r * Math.cos(angle), bottom + (top - bottom) * v]
  }
  return part(surface(at, 120, 24), look)
}

/** Millimetres in one unit of a mug, which is 82 mm wide. */
const MUG_UNIT = 25

/** A print on a mug in millimetres, and how many degrees from the handle its middle is. */
type MugPrint = { readonly width: number; readonly height: number; readonly away: number }

const AROUND: MugPrint = { width: 200, height: 90, away: 180 }
const ONE_SIDE: MugPrint = { width: 80, height: 80, away: 90 }

/** A mug whose handle points to `handle` degrees. */
const mug = (tint: Tint, handle: number, { width, height, away }: MugPrint = AROUND): Blank => {
  const [r, h] = [1.64, 3.8]
  const wall = turned(
    [
      [0, 0],
      [r - 0.12, 0],
      [r, 0.14],
      [r, 0.2],
      [r, h - 0.2],
      [r, h - 0.06],
      [r - 0.05, h],
      [r - 0.13, h - 0.05],
      [r - 0.14, 0.3],
      [0, 0.25],
    ],
    128,
  )
  const grip = tube(
    curve(
      [
        [r - 0.1, 0, h * 0.8],
        [r + 0.5, 0, h * 0.83],
        [r + 1.02, 0, h * 0.68],
        [r + 1.12, 0, h * 0.48],
        [r + 0.88, 0, h * 0.28],
        [r + 0.42, 0, h * 0.2],
        [r - 0.1, 0, h * 0.19],
      ],
      24,
    ),
    0.2,
    24,
  )
  const middle = handle - away
  const half = (width / MUG_UNIT / r / 2) * (180 / Math.PI)
  // The rim and the foot are round.
  const tall = Math.min(height / MUG_UNIT, h - 0.32)
  return {
    kind: 'mug',
    regions: one(width / height),
    shot: onSweep(
      tint,
      [
        part(wall, GLAZE),
        ...moved([part(grip, GLAZE)], [0, 0, 0], [0, 0, handle - 90]),
        band(() => r, [(h - tall) / 2, (h + tall) / 2], [middle - half, middle + half], printed(0, { rough: 0.28 })),
      ],
      { target: [Math.sin((handle * Math.PI) / 180) * 0.4, 0, 1.85], distance: 15.5, height: 17, exposure: EXPOSURE },
    ),
  }
}

const cup = (kind: string, tint: Tint, hasSleeve: boolean): Blank => {
  const [low, high, h] = [1.18, 1.66, 3.9]
  const radius = (z: number): number => low + ((high - low) * z) / h
  const wall = turned(
    [
      [0, 0],
      [low - 0.05, 0],
      [low, 0.05],
      [high, h],
      [high + 0.07, h + 0.05],
      [high, h + 0.1],
    ],
    128,
  )
  const lid = turned(
    [
      [high + 0.1, h - 0.02],
      [high + 0.12, h + 0.14],
      [high - 0.05, h + 0.2],
      [high - 0.12, h + 0.5],
      [high - 0.22, h + 0.55],
      [high - 0.3, h + 0.42],
      [0, h + 0.4],
    ],
    128,
  )
  const [bottom, top] = hasSleeve ? [0.85, 2.95] : [0.12, 3.82]
  const out = hasSleeve ? 0.05 : 0
  const span = hasSleeve ? 178 : 176
  return {
    kind,
    regions: one(hasSleeve ? 260 / 60 : 250 / 85),
    shot: onSweep(
      tint,
      [
        // A sleeve has its own colour, and the cup in it stays white.
        part(wall, { colour: hasSleeve ? '#f1f0ee' : WHITE, rough: 0.6 }),
        part(lid, { colour: '#2b2c30', rough: 0.35 }),
        band(
          (v) => radius(bottom + (top - bottom) * v) + out,
          [bottom, top],
          [-span, span],
          printed(0, { rough: 0.65 }),
        ),
      ],
      { target: [0, 0, 2.15], distance: 15.5, height: 14, exposure: EXPOSURE },
    ),
  }
}

/** A small cup without a handle. */
const finjan = (): Blank => {
  const [low, high, h] = [0.95, 1.5, 2.3]
  const radius = (v: number): number => low + (high - low) * Math.sin((v * Math.PI) / 2.3)
  const outside = Array.from({ length: 13 }, (_, i) => [radius(i / 12), (i / 12) * h] as const)
  const inside = outside.toReversed().map(([r, z]) => [r - 0.08, z + 0.1] as const)
  return {
    kind: 'finjan',
    regions: one(4),
    shot: onSweep(
      'blush',
      [
        part(turned([[0, 0], [low * 0.7, 0], ...outside, ...inside, [0, 0.3]], 128), GLAZE),
        band((v) => radius(0.22 + v * 0.62), [h * 0.22, h * 0.84], [-150, 150], printed(0, { rough: 0.28 })),
      ],
      { target: [0, 0, 1.15], distance: 12.5, height: 18, exposure: EXPOSURE },
    ),
  }
}

const bottle = (): Blank => {
  const [r, h] = [1.2, 4.4]
  return {
    kind: 'bottle',
    regions: one(60 / 90),
    shot: onSweep(
      'aqua',
      [
        part(
          turned(
            [
              [0, 0],
              [r - 0.1, 0],
              [r, 0.12],
              [r, 0.3],
              [r, h - 0.3],
              [r, h],
              [r - 0.12, h + 0.45],
              [0.82, h + 0.72],
              [0.8, h + 0.9],
            ],
            128,
          ),
          { colour: WHITE, rough: 0.35 },
        ),
        part(
          turned(
            [
              [0.86, h + 0.82],
              [0.9, h + 0.86],
              [0.9, h + 1.6],
              [0.8, h + 1.68],
              [0, h + 1.68],
            ],
            96,
          ),
          { colour: '#d0b48a', rough: 0.5 },
        ),
        band(() => r, [0.75, 3.75], [-48, 48], printed(0, { rough: 0.35 })),
      ],
      { target: [0, 0, 3], distance: 19, height: 9, side: -9, exposure: EXPOSURE },
    ),
  }
}

/** A tube of 70 × 110 mm with a lid, a label all round. */
const tubeBox = (): Blank => ({
  kind: 'tube',
  regions: one(230 / 92),
  shot: onSweep(
    'butter',
    [
      part(
        turned(
          [
            [0, 0],
            [1.3, 0],
            [1.3, 3.6],
            [0, 3.6],
          ],
          128,
        ),
        { colour: WHITE, rough: 0.6 },
      ),
      part(
        turned(
          [
            [1.33, 3.25],
            [1.36, 3.27],
            [1.36, 4.15],
            [1.3, 4.2],
            [0, 4.2],
          ],
          128,
        ),
        { colour: '#2a2c31', rough: 0.5 },
      ),
      band(() => 1.3, [0.08, 3.24], [-172.8, 172.8], printed(0)),
    ],
    { target: [0, 0, 2.05], distance: 15, height: 16, exposure: EXPOSURE },
  ),
})

export const BLANKS: Readonly<Record<string, () => Blank>> = {
  'mug-front': () => mug('sand', 140),
  'mug-left': () => mug('sand', -104),
  'mug-right': () => mug('sand', 104),
  'mug-side': () => mug('sand', 104, ONE_SIDE),
  'cup-paper': () => cup('cup', 'butter', false),
  'cup-sleeve': () => cup('cup', 'mint', true),
  finjan,
  bottle,
  'tube-box': tubeBox,
}
