/** What stands or hangs: banners, stands, flags, posters, signs; nothing is printed on them. */
import { curve, raised, roundedOutline, surface, tube } from '../mesh.ts'
import type { Vec } from '../mesh.ts'
import { board, box, moved, onSweep, onWall, part } from '../set.ts'
import type { Tint } from '../set.ts'
import type { Look, Part } from '../shot.ts'
import { printed, WHITE } from '../blank.ts'
import type { Blank } from '../blank.ts'

const STEEL: Look = { colour: '#d4d6d8', isMetal: true, rough: 0.3 }
const DARK: Look = { colour: '#2a2c31', rough: 0.45 }
const line = (points: readonly Vec[], radius: number, look = STEEL): Part => part(tube(curve(points), radius), look)
const one = (ratio: number) => [{ face: 'front', ratio }]
const EXPOSURE = 0.6

/** A banner out of a cassette on the ground. */
const rollUp = (tint: Tint, width: number, height: number): Blank => {
  const [w, h] = [(width / height) * 6.4, 6.4]
  return {
    kind: 'roll-up',
    regions: one(width / height),
    shot: onSweep(
      tint,
      moved(
        [
          part(
            surface((u, v) => [(u - 0.5) * w, 0.03 * Math.sin(v * Math.PI), 0.34 + v * h], 8, 40),
            printed(0, { rough: 0.5, back: '#c9c9c6' }),
          ),
          ...moved(box(w + 0.12, 0.09, 0.1, STEEL), [0, 0, h + 0.32]),
          ...box(w + 0.28, 0.55, 0.36, { colour: '#c4c7ca', isMetal: true, rough: 0.35 }),
          ...moved(box(0.16, 1.5, 0.07, DARK), [-w * 0.3, 0, 0]),
          ...moved(box(0.16, 1.5, 0.07, DARK), [w * 0.3, 0, 0]),
        ],
        [0, 0, 0],
        [0, 0, -14],
      ),
      { target: [0, 0, 3.45], distance: Math.max(21.5, w * 5), height: 5, exposure: EXPOSURE },
    ),
  }
}

/** A sheet held by its corners on a stand that looks like an X. */
const xStand = (): Blank => ({
  kind: 'roll-up',
  regions: one(60 / 160),
  shot: onSweep(
    'lilac',
    moved(
      [
        part(
          surface((u, v) => [(u - 0.5) * 2.4, -0.12 * Math.sin(v * Math.PI) * 4 * u * (1 - u), 0.35 + v * 6.4], 12, 40),
          printed(0, { rough: 0.55, back: '#cfcfcb' }),
        ),
        line(
          [
            [-1.18, 0.02, 6.72],
            [0, 0.5, 3.2],
            [0.2, 0.9, 0.05],
          ],
          0.045,
          DARK,
        ),
        line(
          [
            [1.18, 0.02, 6.72],
            [0, 0.5, 3.2],
            [-0.2, 0.9, 0.05],
          ],
          0.045,
          DARK,
        ),
        line(
          [
            [-1.16, 0.02, 0.4],
            [0, 0.5, 3.2],
          ],
          0.045,
          DARK,
        ),
        line(
          [
            [1.16, 0.02, 0.4],
            [0, 0.5, 3.2],
          ],
          0.045,
          DARK,
        ),
      ],
      [0, 0, 0],
      [0, 0, -12],
    ),
    { target: [0, 0, 3.5], distance: 22, height: 5, exposure: EXPOSURE },
  ),
})

/** A vinyl banner held by ropes through its eyelets, before a wall. */
const banner = (colour: string, width: number, height: number): Blank => {
  const [w, h] = [6.2, (height / width) * 6.2]
  const eyelet = (x: number, z: number): Part[] =>
    moved([part(raised(roundedOutline(0.17, 0.17, 0.085, 6), 0.03).top, STEEL)], [x, -0.37, z], [90, 0, 0])
  const rope = (x: number, z: number): Part =>
    line(
      [
        [x, -0.4, z],
        [x * 1.14, -0.25, z * 1.16],
      ],
      0.025,
      { colour: '#e8e4da', rough: 0.9 },
    )
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((z) => [(x * (w - 0.3)) / 2, (z * (h - 0.3)) / 2] as const))
  return {
    kind: 'banner',
    regions: one(width / height),
    shot: onWall(
      colour,
      [
        part(
          surface(
            (u, v) => [(u - 0.5) * w, -0.3 - 0.05 * Math.sin(u * 7 + v * 2) * (0.4 + v * 0.6), (v - 0.5) * h],
            60,
            24,
          ),
          printed(0, { rough: 0.45, back: '#d4d4d0' }),
        ),
        ...corners.flatMap(([x, z]) => [...eyelet(x, z), rope(x, z)]),
      ],
      { distance: Math.max(21, h * 3.6), side: -12, height: 2, exposure: 0.64 },
    ),
  }
}

/** Cloth on a pole, moved by the wind. */
const flag = (tint: Tint, width: number, height: number): Blank => {
  const [w, h] = [4.6, (height / width) * 4.6]
  const top = 7.1
  return {
    kind: 'flag',
    regions: one(width / height),
    shot: onSweep(
      tint,
      [
        part(
          surface(
            (u, v) => [
              -2.2 + u * w,
              0.34 * u * Math.sin(u * 7.2 + v * 1.4) - 0.12 * u,
              top - h + v * h - 0.22 * u * u + 0.05 * Math.sin(u * 8 + 1),
            ],
            90,
            30,
          ),
          printed(0, { rough: 0.85, back: '#d9d9d6' }),
        ),
        line(
          [
            [-2.25, 0, 0],
            [-2.25, 0, top + 0.25],
          ],
          0.06,
        ),
        ...moved(box(1, 1, 0.12, DARK), [-2.25, 0, 0]),
      ],
      { target: [0, 0, 4.3], distance: 19.5, height: 3, side: -8, exposure: EXPOSURE },
    ),
  }
}

/** A large wall of cloth on a frame. */
const fabricWall = (kind: string, tint: Tint, width: number, height: number, bend = 0): Blank => {
  const [w, h] = [7.2, (height / width) * 7.2]
  const at = (u: number, v: number): Vec => {
    const x = (u - 0.5) * 2
    return [x * (w / 2) * (1 - bend * 0.08 * x * x), -bend * x * x * 1.2, 0.12 + v * h]
  }
  return {
    kind,
    regions: one(width / height),
    shot: onSweep(
      tint,
      [
        part(surface(at, 60, 30), printed(0, { rough: 0.8, back: '#c9c9c6' })),
        ...moved(box(0.5, 1.1, 0.12, DARK), [-w * 0.36, 0.2, 0]),
        ...moved(box(0.5, 1.1, 0.12, DARK), [w * 0.36, 0.2, 0]),
      ],
      { target: [0, 0, h / 2 + 0.2], distance: 24, height: 4, side: -14, exposure: EXPOSURE },
    ),
  }
}

/** A counter with a wrapped front. */
const counter = (): Blank => ({
  kind: 'counter',
  regions: one(1.9),
  shot: onSweep(
    'sand',
    [
      part(
        surface(
          (u, v) => {
            const angle = (u - 0.5) * 2.5
            return [2 * Math.sin(angle), -1.5 * Math.cos(angle), 0.1 + v * 2.63]
          },
          60,
          2,
        ),
        printed(0, { rough: 0.6 }),
      ),
      ...moved(
        [
          part(raised(roundedOutline(4.4, 3.4, 1.6, 24), 0.14, 0.03).top, { colour: '#d8b98c', rough: 0.5 }),
          part(raised(roundedOutline(4.4, 3.4, 1.6, 24), 0.14, 0.03).side, { colour: '#c7a777', rough: 0.5 }),
        ],
        [0, 0, 2.74],
      ),
      ...moved([part(raised(roundedOutline(4, 3, 1.45, 24), 0.1).side, DARK)], [0, 0, 0]),
    ],
    { target: [0, 0, 1.5], distance: 14, height: 12, side: -10, exposure: EXPOSURE },
  ),
})

/** A print in a frame, or a board, on a wall. */
const onTheWall = (
  kind: string,
  colour: string,
  width: number,
  height: number,
  { frame, depth = 0.1, rough = 0.6 }: { frame?: string; depth?: number; rough?: number } = {},
): Blank => {
  const long = Math.max(width, height)
  const [w, h] = [(width / long) * 5, (height / long) * 5]
  const edge = 0.13
  const bars = frame
    ? [
        ...moved(box(w + 2 * edge, 0.24, edge, { colour: frame, rough: 0.5 }), [0, -0.12, h / 2]),
        ...moved(box(w + 2 * edge, 0.24, edge, { colour: frame, rough: 0.5 }), [0, -0.12, -h / 2 - edge]),
        ...moved(box(edge, 0.24, h, { colour: frame, rough: 0.5 }), [w / 2 + edge / 2, -0.12, -h / 2]),
        ...moved(box(edge, 0.24, h, { colour: frame, rough: 0.5 }), [-w / 2 - edge / 2, -0.12, -h / 2]),
      ]
    : []
  return {
    kind,
    regions: one(width / height),
    shot: onWall(
      colour,
      [...board(w, h, depth, printed(0, { rough }), { colour: '#e6e4df', rough: 0.7 }, 0.01, 0), ...bars],
      { distance: Math.max(w * 3.5, h * 3, 12), side: -13, height: 2, exposure: 0.64 },
    ),
  }
}

/** A board on foam that leans. */
const leaning = (kind: string, tint: Tint, width: number, height: number): Blank => {
  const long = Math.max(width, height)
  const [w, h] = [(width / long) * 5.4, (height / long) * 5.4]
  return {
    kind,
    regions: one(width / height),
    shot: onSweep(
      tint,
      moved(
        board(w, h, 0.12, printed(0), { colour: '#ffffff', rough: 0.9 }, 0.01, 0),
        [0, 0.6, (h / 2) * Math.cos(0.19) + 0.02],
        [-11, 0, 0],
      ),
      { target: [0, 0, h / 2], distance: Math.max(w * 3.2, h * 3.2, 15), height: 10, side: -18, exposure: EXPOSURE },
    ),
  }
}

/** A calendar that stands as a tent, its rings on top. */
const deskCalendar = (): Blank => {
  const [w, h] = [4.2, 3]
  const lean = 17
  const rings = Array.from({ length: 22 }, (_, i): Part => {
    const x = (i - 10.5) * (w / 23)
    return line(
      Array.from({ length: 9 }, (_, k): Vec => {
        const angle = (k / 8) * 2 * Math.PI
        return [x, 0.13 * Math.sin(angle), 2.86 + 0.13 * Math.cos(angle)]
      }),
      0.018,
      DARK,
    )
  })
  return {
    kind: 'desk-calendar',
    regions: one(w / h),
    shot: onSweep(
      'aqua',
      [
        ...moved(board(w, h, 0.03, printed(0), { colour: '#e6e4df' }, 0.02, 0), [0, -0.46, 1.43], [-lean, 0, 0]),
        ...moved(board(w, h, 0.05, { colour: WHITE }, { colour: '#d9d7d2' }, 0.02, 0), [0, 0.46, 1.43], [lean, 0, 0]),
        ...rings,
      ],
      { target: [0, 0, 1.45], distance: 15, height: 16, side: -17, exposure: EXPOSURE },
    ),
  }
}

export const BLANKS: Readonly<Record<string, () => Blank>> = {
  'roll-up-85x200': () => rollUp('sand', 85, 200),
  'roll-up-100x200': () => rollUp('aqua', 100, 200),
  'roll-up-120x200': () => rollUp('mint', 120, 200),
  'x-stand': xStand,
  'banner-3x1': () => banner('#cdbfa8', 300, 100),
  'banner-2x1': () => banner('#b9c9c4', 200, 100),
  'banner-4x1': () => banner('#c9c3d6', 400, 100),
  'banner-3x2': () => banner('#c7d3de', 300, 200),
  'flag-3x2': () => flag('sky', 300, 200),
  'wall-popup': () => fabricWall('wall', 'stone', 340, 230, 0.55),
  'wall-fabric': () => fabricWall('wall', 'lilac', 300, 230),
  counter,
  'poster-a': () => onTheWall('poster', '#d8cbb6', 420, 594, { depth: 0.02, frame: '#23252b' }),
  'poster-5x7': () => onTheWall('poster', '#bfcfd6', 500, 700, { depth: 0.02, frame: '#b98a5a' }),
  'frame-3x4': () => onTheWall('poster', '#d9d2c6', 300, 400, { depth: 0.02, frame: '#b98a5a' }),
  'frame-2x3': () => onTheWall('poster', '#c9d4c6', 600, 900, { depth: 0.02, frame: '#2a2c31' }),
  'photo-square': () => onTheWall('poster', '#dccfc6', 100, 100, { depth: 0.06 }),
  'certificate-a-wide': () => onTheWall('certificate', '#d2c8ba', 297, 210, { depth: 0.02, frame: '#7a5230' }),
  'canvas-2x3': () => onTheWall('canvas', '#cfd6cb', 600, 900, { depth: 0.32, rough: 0.85 }),
  'canvas-5x7': () => onTheWall('canvas', '#d6cbb8', 500, 700, { depth: 0.32, rough: 0.85 }),
  'sign-3x1': () => onTheWall('sign', '#b8b2a6', 300, 100, { depth: 0.4, rough: 0.35 }),
  'sign-plate': () => onTheWall('sign', '#d9d6cf', 250, 220, { depth: 0.12, rough: 0.3 }),
  'sign-square': () => onTheWall('sign', '#b9b6b0', 100, 100, { depth: 0.3, rough: 0.35 }),
  'board-a': () => leaning('board', 'butter', 420, 594),
  'board-5x7': () => leaning('board', 'mint', 500, 700),
  'desk-calendar': deskCalendar,
}
