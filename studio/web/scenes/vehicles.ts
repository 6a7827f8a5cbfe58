/** A delivery van without a maker, and what is put on it. */
import { raised, surface, turned, placed } from '../mesh.ts'
import { INK, ar, art, brand, en, mark, names, rect, svg } from '../print.ts'
import { box, moved, onSweep, part } from '../set.ts'
import type { Part, Shot } from '../stage.ts'

const GLASS = { colour: '#1b2228', rough: 0.12 }
const RUBBER = { colour: '#1d1e20', rough: 0.8 }

/** The side of the van in a field of 1000 by 420, front to the left; the y axis of the outline runs up. */
const SIDE: [number, number][] = [
  [0.05, 0.08],
  [0.97, 0.08],
  [0.985, 0.12],
  [0.985, 0.37],
  [0.975, 0.4],
  [0.95, 0.412],
  [0.42, 0.412],
  [0.36, 0.405],
  [0.3, 0.385],
  [0.26, 0.355],
  [0.19, 0.26],
  [0.05, 0.215],
  [0.022, 0.19],
  [0.015, 0.12],
]
const LENGTH = 11
const WIDTH = 4

interface Wrap {
  readonly ground: string
  readonly print: string
  readonly back?: string
}

/** Windows, doors and lamps over the print: nothing is laid on them. */
const details = `<g fill="none" stroke="#000" stroke-opacity=".28" stroke-width="2.5"><path d="M282 70V330M452 60V332M452 180H282M880 60V330"/><path d="M470 200H980" stroke-opacity=".16"/></g><path d="M222 152L286 74Q296 62 312 62H436V170H214Z" fill="#1b2228"/>${rect(300, 196, 42, 9, '#2a2c31', 'rx="4"')}${rect(468, 215, 42, 9, '#2a2c31', 'rx="4"')}<path d="M24 232L74 222L80 250L22 262Z" fill="#f6f3e6"/>${rect(972, 190, 14, 86, '#b3261e', 'rx="5"')}${rect(15, 318, 970, 20, '#2a2c31')}`

function van({ ground, print, back }: Wrap): Part[] {
  const outline = SIDE.map(([x, y]): [number, number] => [x * LENGTH, y * LENGTH])
  const xs = SIDE.map(([x]) => x)
  const ys = SIDE.map(([, y]) => y)
  const [x0, x1, y0, y1] = [
    Math.min(...xs) * 1000,
    Math.max(...xs) * 1000,
    Math.min(...ys) * 1000,
    Math.max(...ys) * 1000,
  ]
  const face = svg(1000, 420, `${rect(0, 0, 1000, 420, ground)}${print}${details}`).replace(
    'viewBox="0 0 1000 420"',
    `viewBox="${x0} ${420 - y1} ${x1 - x0} ${y1 - y0}"`,
  )
  const body = raised(outline, WIDTH, 0.12)
  const stand = { turn: [90, 0, 0] as const, at: [-LENGTH / 2, WIDTH / 2, 0] as const }
  const wheels = [0.175, 0.8].flatMap((x) =>
    [-WIDTH / 2 + 0.3, WIDTH / 2 - 0.3].flatMap((y) =>
      moved(
        [
          part(
            turned(
              [
                [0, 0.22],
                [0.36, 0.24],
                [0.4, 0.16],
                [0.44, 0.24],
                [0.8, 0.24],
                [0.86, 0.18],
                [0.86, -0.18],
                [0.8, -0.24],
                [0, -0.24],
              ].map(([r = 0, z = 0]) => [r, z] as const),
            ),
            RUBBER,
          ),
          part(
            turned([
              [0, 0.25],
              [0.2, 0.25],
              [0.5, 0.2],
              [0.52, 0.1],
            ]),
            { colour: '#c3c7cb', isMetal: true, rough: 0.3 },
          ),
        ],
        [(x - 0.5) * LENGTH, y, 0.86],
        [90, 0, 0],
      ),
    ),
  )
  const pane = (a: readonly [number, number], b: readonly [number, number], inset: number) =>
    part(
      surface(
        (u, v) => [
          (a[0] + (b[0] - a[0]) * v) * LENGTH - LENGTH / 2 - 0.03,
          (u - 0.5) * (WIDTH - inset),
          (a[1] + (b[1] - a[1]) * v) * LENGTH + 0.02,
        ],
        1,
        1,
        true,
      ),
      { ...GLASS, back: '#1b2228' },
    )
  return [
    part(placed(body.top, stand), { colour: ground, print: face, rough: 0.28, pixels: 2000 }),
    part(placed(body.side, stand), { colour: back ?? ground, rough: 0.28 }),
    pane([0.193, 0.268], [0.256, 0.352], 0.5),
    ...moved(box(0.3, 3.6, 0.5, { colour: '#2a2c31', rough: 0.5 }), [-LENGTH / 2 + 0.16, 0, 0.9]),
    ...wheels,
  ]
}

const flower = brand('rayhan')
const wraps: Readonly<Record<string, Wrap>> = {
  full: {
    ground: brand('sahil').ground,
    back: brand('sahil').ground,
    print: `${art('sahil', 0, 170, 1000, 260)}${ar(720, 118, brand('sahil').ar, 74, '#0b4f5c', 'middle', 'Mes', 700)}${en(720, 158, 'Sahil Coffee', 34, '#0b4f5c')}`,
  },
  half: {
    ground: '#fbfaf7',
    print: `<clipPath id="h"><path d="M560 0H1000V420H450Q480 260 560 0Z"/></clipPath><g clip-path="url(#h)">${rect(430, 0, 570, 420, flower.ground)}${art('rayhan', 520, 0, 480, 420)}</g>${ar(590, 300, flower.ar, 46, flower.ink, 'middle', 'Mes', 700)}`,
  },
  letters: {
    ground: '#fbfaf7',
    print: `${mark('noura', 505, 150, 44)}${ar(950, 145, 'استوديو نورة', 60, INK, 'end')}${en(940, 200, 'Noura Studio', 38, INK, 'end')}${ar(940, 275, 'الرياض · ترخيص 1010', 30, '#5c5e66', 'end', 'Rdx', 400)}`,
  },
  logo: {
    ground: '#fbfaf7',
    print: `${mark('madar', 368, 236, 32, '#15202b')}${ar(368, 294, 'مدار للتقنية', 22, '#15202b')}`,
  },
  magnet: {
    ground: '#9fb8c4',
    print: `${rect(300, 206, 138, 92, '#f6e3c3', 'rx="10" stroke="#5b4632" stroke-width="2"')}${mark('khubz', 336, 246, 22)}${ar(428, 252, 'مخبز خبز', 26, '#4a2412', 'end', 'Lale', 400)}${en(428, 282, '055 123 4567', 17, '#c2632b', 'end', 'Rdx', 600)}`,
  },
  stripes: {
    ground: '#f2b705',
    print: `${Array.from({ length: 16 }, (_, i) => `<path d="M${440 + i * 38} 300l24 -56h19l-24 56Z" fill="${i % 2 ? '#fbfaf7' : '#d13a1f'}"/>`).join('')}${ar(720, 180, 'صيانة', 80, INK, 'middle', 'Rdx', 700)}`,
  },
}

function truck(): Part[] {
  const print = svg(
    1600,
    620,
    `${art('nakheel', 0, 0, 1600, 620)}${rect(500, 0, 1100, 620, '#f6ecd9')}${names('nakheel', 1060, 300, 150)}`,
    '#f6ecd9',
  )
  const wheels = [-3.6, 1.6, 3.4].flatMap((x) =>
    moved(
      [
        part(
          turned([
            [0, 0.24],
            [0.8, 0.24],
            [0.86, 0.18],
            [0.86, -0.18],
            [0, -0.24],
          ]),
          RUBBER,
        ),
        part(
          turned([
            [0, 0.25],
            [0.45, 0.22],
          ]),
          { colour: '#c3c7cb', isMetal: true, rough: 0.3 },
        ),
      ],
      [x, -1.7, 0.86],
      [90, 0, 0],
    ),
  )
  return [
    ...moved(box(8.4, 4, 4.6, { colour: '#f6f3ec', rough: 0.4 }, { front: { print } }), [1, 0, 1.2]),
    ...moved(
      box(
        2.3,
        3.6,
        3.1,
        { colour: '#f4f3ef', rough: 0.25 },
        {
          front: {
            print: svg(
              230,
              310,
              `${rect(0, 0, 230, 310, '#f4f3ef')}${rect(24, 30, 170, 110, '#1b2228', 'rx="14"')}<path d="M12 20V300M206 20V300" stroke="#000" stroke-opacity=".15" stroke-width="3"/>`,
            ),
          },
          left: {
            print: svg(
              360,
              310,
              `${rect(0, 0, 360, 310, '#f4f3ef')}${rect(24, 24, 312, 130, '#1b2228', 'rx="14"')}${rect(20, 240, 320, 40, '#2a2c31')}`,
            ),
          },
        },
      ),
      [-4.5, 0, 0.7],
    ),
    ...moved(box(10.4, 3.4, 0.4, { colour: '#2a2c31' }), [0.2, 0, 0.8]),
    ...wheels,
  ]
}

const side = { target: [0, 0, 2.1] as const, distance: 35, height: 8, side: -24 }

export const SHOTS: Readonly<Record<string, () => Shot>> = {
  'van-sahil': () => onSweep('sand', van(wraps['full'] ?? { ground: '#fff', print: '' }), side),
  'van-rayhan': () => onSweep('blush', van(wraps['half'] ?? { ground: '#fff', print: '' }), side),
  'van-noura-side': () => onSweep('aqua', van(wraps['letters'] ?? { ground: '#fff', print: '' }), side),
  'van-reflective': () => onSweep('stone', van(wraps['stripes'] ?? { ground: '#fff', print: '' }), side),
  'truck-side': () => onSweep('butter', truck(), { ...side, target: [0, 0, 2.8], side: -16 }),
  'van-door-logo': () => onSweep('mint', van(wraps['logo'] ?? { ground: '#fff', print: '' }), side),
  'van-magnet': () => onSweep('sky', van(wraps['magnet'] ?? { ground: '#fff', print: '' }), side),
}
