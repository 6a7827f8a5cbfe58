/** Bags, boxes, books and clothes with nothing on them. */
import { curve, raised, roundedOutline, surface, tube } from '../mesh.ts'
import type { Mesh, Vec } from '../mesh.ts'
import { box, moved, onFloor, onSweep, part } from '../set.ts'
import type { Tint } from '../set.ts'
import type { Look, Part } from '../stage.ts'
import { printed, WHITE } from '../blank.ts'
import type { Blank } from '../blank.ts'

const EXPOSURE = 0.6
const one = (ratio: number) => [{ face: 'front', ratio }]
const CLOTH: Look = { colour: WHITE, rough: 0.95, weave: 0.35 }

/** A mesh that shows a part of its artwork: shares of its width and height from the left and from the bottom. */
const cut = (mesh: Mesh, [left, right]: readonly [number, number], [bottom, top]: readonly [number, number]): Mesh => ({
  ...mesh,
  uvs: mesh.uvs.map((value, i) => (i % 2 === 0 ? left + (right - left) * value : bottom + (top - bottom) * value)),
})

/** A bag of paper, unfolded 710 x 420 mm: front, side, back, side; its foot is folded in. */
const paperBag = (): Blank => {
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
const printedBag = (tint: Tint, width: number, height: number): Blank => {
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
const bump = (x: number, y: number, much = 1): number =>
  much *
  (0.035 * Math.sin(x * 2.3 + y * 1.1) + 0.03 * Math.sin(y * 2.9 - x * 1.7 + 1) + 0.018 * Math.sin(x * 6.1 + y * 3.3))

const tote = (): Blank => {
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
        [-spread * 0.5, 4.3, 0.2 + lift],
        [spread * 0.5, 4.35, 0.2 + lift],
        [spread * 1.02, 3.2, 0.3 + lift],
        [spread, 2.2, 0.34 + lift],
      ],
      16,
    )
    const flat = surface(
      (u, v) => {
        const k = Math.min(line.length - 2, Math.floor(v * (line.length - 1)))
        const [a, b] = [line[k] ?? [0, 0, 0], line[k + 1] ?? [0, 0, 0]]
        const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
        const [nx, ny] = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length]
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

const shirt = (
  kind: string,
  tint: Tint,
  width: number,
  height: number,
  middle: number,
  wide: number,
  hasHood = false,
): Blank => {
  const neck = Array.from({ length: 9 }, (_, i): [number, number] => {
    const angle = (i / 8) * Math.PI
    return [0.85 * Math.cos(angle), 3.3 - 0.75 * Math.sin(angle)]
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
  const [pw, ph] = [wide, (wide * height) / width]
  const print = surface(
    (u, v) => {
      const [x, y] = [(u - 0.5) * pw, middle + (v - 0.5) * ph]
      return [x, y, top(x, y) + 0.012]
    },
    90,
    110,
  )
  const rim = (points: readonly [number, number][]): Part =>
    part(
      tube(
        points.map(([x, y]): Vec => [x, y, top(x, y) - 0.03]),
        0.035,
        8,
      ),
      CLOTH,
    )
  return {
    kind,
    regions: one(width / height),
    shot: onFloor(
      tint,
      moved(
        [
          part(back, { ...CLOTH, colour: '#dcdad6' }),
          part(cloth, CLOTH),
          part(tube(collar, hasHood ? 0.2 : 0.085, 12), CLOTH),
          rim(outline),
          part(print, printed(0, CLOTH)),
        ],
        [0, 0, 0],
        [0, 0, -4],
      ),
      { distance: 21.5, height: 72, target: [0, 0, 0], key: [-0.9, 0.3, 0.62], exposure: 0.52 },
    ),
  }
}

/** Corners rounded off once. */
function smooth(points: readonly [number, number][]): [number, number][] {
  let made = [...points]
  for (let round = 0; round < 2; round++)
    made = made.flatMap(([x, y], i): [number, number][] => {
      const [nx, ny] = made[(i + 1) % made.length] ?? [x, y]
      return [
        [x * 0.75 + nx * 0.25, y * 0.75 + ny * 0.25],
        [x * 0.25 + nx * 0.75, y * 0.25 + ny * 0.75],
      ]
    })
  return made
}

/** A sheet of cloth within an outline, row by row, its height by place. */
function filled(outline: readonly [number, number][], top: (x: number, y: number) => number): Mesh {
  const ys = outline.map(([, y]) => y)
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  const spans = (y: number): [number, number][] => {
    const hits: number[] = []
    outline.forEach(([x, py], i) => {
      const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, py]
      if (py <= y !== ny <= y) hits.push(x + ((y - py) / (ny - py)) * (nx - x))
    })
    const sorted = hits.toSorted((one, other) => one - other)
    return sorted.flatMap((x, i): [number, number][] => (i % 2 === 0 ? [[x, sorted[i + 1] ?? x]] : []))
  }
  const mesh: Mesh = { positions: [], normals: [], uvs: [], indices: [] }
  const rows = 150
  const columns = 56
  for (let row = 0; row < rows; row++) {
    const [y0, y1] = [low + ((high - low) * (row + 0.001)) / rows, low + ((high - low) * (row + 0.999)) / rows]
    const [lower, upper] = [spans(y0), spans(y1)]
    const pairs = lower.map((span, i) => [span, lower.length === upper.length ? (upper[i] ?? span) : span] as const)
    for (const [a, b] of pairs) {
      const first = mesh.positions.length / 3
      for (let i = 0; i <= columns; i++)
        for (const [[x0, x1], y] of [
          [a, y0],
          [b, y1],
        ] as const) {
          const x = x0 + ((x1 - x0) * i) / columns
          const e = 0.01
          const [dx, dy] = [(top(x + e, y) - top(x - e, y)) / (2 * e), (top(x, y + e) - top(x, y - e)) / (2 * e)]
          const length = Math.hypot(dx, dy, 1)
          mesh.positions.push(x, y, top(x, y))
          mesh.normals.push(-dx / length, -dy / length, 1 / length)
          mesh.uvs.push((x + 4) / 8, (y + 4) / 8)
        }
      for (let i = 0; i < columns; i++) {
        const k = first + i * 2
        mesh.indices.push(k, k + 2, k + 3, k, k + 3, k + 1)
      }
    }
  }
  return mesh
}

/** A box with a lid, unfolded 340 or 190 mm square: the top with its four sides. */
const lidBox = (tint: Tint, size: number, fold: number): Blank => {
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
const standingBox = (
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
const flatBox = (tint: Tint): Blank => ({
  kind: 'flat-box',
  regions: one(1),
  shot: onSweep(
    tint,
    moved(
      [
        ...box(4.8, 4.8, 0.62, { colour: '#dcd3c2', rough: 0.85 }),
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

/** A pouch that stands on its foot. */
const pouch = (): Blank => {
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

/** A book that lies closed. */
const notebook = (kind: string, tint: Tint, width: number, height: number, count: number): Blank => {
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
          part(cover.side, { colour: '#d9d5cd' }),
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
        distance: Math.max(17, w * 4.6),
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
const folded = (kind: string, tint: Tint, width: number, height: number, panels: number, angle: number): Blank => {
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
const slab = (
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

/** A cloth over a table: its front is printed. */
const tableCover = (): Blank => {
  const [w, d, h] = [6, 2.4, 2.5]
  const skirt =
    (length: number, y: number, sway: number) =>
    (u: number, v: number): Vec => [
      (u - 0.5) * length * (1 + 0.04 * (1 - v)),
      y - 0.12 * (1 - v) - 0.06 * (1 - v) * Math.sin(u * sway),
      v * h,
    ]
  const edge = part(surface(skirt(d, -w / 2, 16), 60, 12), { ...CLOTH })
  return {
    kind: 'table-cover',
    regions: one(1800 / 750),
    shot: onSweep(
      'sky',
      moved(
        [
          part(
            surface((u, v) => [(u - 0.5) * w, (v - 0.5) * d, h], 1, 1),
            CLOTH,
          ),
          part(surface(skirt(w, -d / 2, 34), 140, 16), printed(0, { rough: 0.9 })),
          ...moved([edge], [0, 0, 0], [0, 0, 90]),
        ],
        [0, 0, 0],
        [0, 0, -14],
      ),
      { target: [0, 0, 1.35], distance: 21, height: 12, exposure: EXPOSURE },
    ),
  }
}

export const BLANKS: Readonly<Record<string, () => Blank>> = {
  'bag-paper': paperBag,
  'bag-print': () => printedBag('mint', 160, 160),
  tote,
  shirt: () => shirt('shirt', 'sky', 300, 400, -0.35, 2.5),
  'shirt-chest': () => shirt('chest', 'sand', 100, 100, 0.3, 1.9),
  apron: () => shirt('apron', 'mint', 250, 200, 0, 2.7),
  'box-lid': () => lidBox('blush', 340, 50),
  'box-lid-small': () => lidBox('aqua', 190, 35),
  'box-tuck': () => standingBox('tuck-box', 'lilac', [300, 260], { front: [15, 85], side: [85, 145], rows: [70, 190] }),
  'box-perfume': () =>
    standingBox('tuck-box', 'butter', [280, 240], { front: [12, 78], side: [78, 144], rows: [60, 180] }),
  'box-flat': () => flatBox('butter'),
  pouch,
  'notebook-2x3': () => notebook('notebook', 'stone', 120, 180, 0.5),
  'notebook-small': () => notebook('notebook', 'aqua', 70, 110, 0.3),
  'catalogue-a': () => notebook('catalogue', 'blush', 210, 297, 0.14),
  'brochure-tri': () => folded('brochure', 'butter', 297, 210, 3, 32),
  'brochure-gate': () => folded('brochure', 'sky', 420, 210, 4, 34),
  'folder-a4': () => folded('folder', 'mint', 450, 400, 2, 24),
  mousepad: () => slab('mat', 'stone', 240, 200, 0.06, 0.03, { rough: 0.9 }),
  coaster: () => slab('coaster', 'sand', 95, 95, 0.22, 0.06, { rough: 0.8 }),
  badge: () => slab('badge', 'aqua', 44, 44, 0.3, 0.5, { rough: 0.25 }),
  'magnet-2x1': () => slab('magnet', 'stone', 600, 300, 0.05, 0.04, { rough: 0.5 }),
  envelope: () => slab('envelope', 'sand', 220, 110, 0.05, 0.003),
  'envelope-c': () => slab('envelope', 'aqua', 229, 162, 0.05, 0.003),
  tag: () => slab('tag', 'blush', 50, 90, 0.06, 0.02),
  'door-hanger': () => slab('tag', 'mint', 99, 280, 0.05, 0.02),
  'table-cover': tableCover,
}
