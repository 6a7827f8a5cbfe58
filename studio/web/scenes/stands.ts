/** Tables, stands and banners of a booth. */
import { surface, tube } from '../mesh.ts'
import type { Vec } from '../mesh.ts'
import { ar, art, brand, en, lines, mark, names, svg } from '../print.ts'
import { board, box, moved, onSweep, part } from '../set.ts'
import type { Part, Shot } from '../shot.ts'
import { POLE, line } from '../frame-parts.ts'

/** A cloth over a table, folds running down. */
function cover(name: string, turn = 0): Part[] {
  const b = brand(name)
  const [w, d, h] = [6, 2.4, 2.4]
  const skirt =
    (length: number, y: number, sway: number) =>
    (u: number, v: number): Vec => [
      (u - 0.5) * length * (1 + 0.05 * (1 - v)),
      y - 0.14 * (1 - v) - 0.07 * (1 - v) * Math.sin(u * sway),
      v * h,
    ]
  const front = svg(
    1500,
    600,
    `${art(name, 0, 330, 1500, 270)}${mark(name, 300, 180, 110)}${names(name, 860, 180, 120)}`,
    b.ground,
  )
  const edge = svg(600, 600, art(name, 0, 330, 600, 270), b.ground)
  const made = [
    part(
      surface((u, v) => [(u - 0.5) * w, (v - 0.5) * d, h], 1, 1),
      { colour: b.ground, rough: 0.9, weave: 0.1 },
    ),
    part(surface(skirt(w, -d / 2, 34), 120, 12), { print: front, rough: 0.9 }),
    ...moved([part(surface(skirt(d, -w / 2, 16), 60, 12), { print: edge, rough: 0.9 })], [0, 0, 0], [0, 0, 90]),
    ...moved([part(surface(skirt(d, -w / 2, 16), 60, 12), { print: edge, rough: 0.9 })], [0, 0, 0], [0, 0, -90]),
  ]
  return moved(made, [0, 0, 0], [0, 0, turn])
}

function brochureStand(): Part[] {
  const pockets = [0, 1, 2, 3].flatMap((i) => {
    const cover = svg(
      420,
      594,
      `${art(['sahil', 'noura', 'rayhan', 'madar'][i] ?? 'sahil', 0, 200, 420, 394)}${names(['sahil', 'noura', 'rayhan', 'madar'][i] ?? 'sahil', 210, 100, 44)}`,
      brand(['sahil', 'noura', 'rayhan', 'madar'][i] ?? 'sahil').ground,
    )
    return [
      ...moved(
        board(1.9, 2.1, 0.08, { print: cover, rough: 0.4 }, { colour: '#f4f1ea' }, 0.01),
        [0, -0.1, 1.55 + i * 1.75],
        [-16, 0, 0],
      ),
      ...moved(box(2.2, 0.5, 0.45, { colour: '#dbe7ea', opacity: 0.5, rough: 0.15 }), [0, -0.32, 0.45 + i * 1.75]),
    ]
  })
  return [
    ...pockets,
    line(
      [
        [-1, 0.4, 0.1],
        [-1, 0.4, 4],
        [-1, 0.4, 8],
      ],
      0.06,
    ),
    line(
      [
        [1, 0.4, 0.1],
        [1, 0.4, 4],
        [1, 0.4, 8],
      ],
      0.06,
    ),
    ...box(2.6, 1.6, 0.12, { colour: '#c3c7cb', isMetal: true, rough: 0.35 }),
  ]
}

const lBanner = (): Part[] => [
  ...moved(
    board(
      2.4,
      6.2,
      0.06,
      {
        print: svg(
          600,
          1550,
          `${art('sahil', 0, 750, 600, 800)}${ar(300, 300, 'قهوتك', 130, '#0b4f5c', 'middle', 'Mes', 700)}${ar(300, 440, 'جاهزة', 130, '#0b4f5c', 'middle', 'Mes', 700)}${en(300, 560, 'Iced & ready', 66, '#0b4f5c')}`,
          '#faf3e6',
        ),
        rough: 0.6,
      },
      { colour: '#e8e4dc' },
      0.02,
    ),
    [0, 0, 3.6],
  ),
  ...moved(box(2.5, 1.7, 0.42, { colour: '#2a2c31', rough: 0.5 }), [0, 0, 0]),
]

const deskRollup = (): Part[] => [
  ...moved(
    board(
      3,
      4.2,
      0.03,
      {
        print: svg(
          600,
          840,
          `${art('khubz', 0, 430, 600, 410)}${ar(300, 170, 'قائمة اليوم', 96, '#4a2412', 'middle', 'Lale', 400)}${lines(120, 230, 360, 4, 46, '#b98a5f', 12)}`,
          '#f6e3c3',
        ),
        rough: 0.5,
      },
      { colour: '#e8e4dc' },
      0.01,
    ),
    [0, 0, 2.3],
  ),
  part(
    tube(
      [
        [-1.6, 0, 0.16],
        [0, 0, 0.16],
        [1.6, 0, 0.16],
      ],
      0.16,
    ),
    POLE,
  ),
  part(
    tube(
      [
        [-1.55, 0, 4.42],
        [0, 0, 4.42],
        [1.55, 0, 4.42],
      ],
      0.05,
    ),
    POLE,
  ),
]

export const SHOTS: Readonly<Record<string, () => Shot>> = {
  'tablecover-madar': () =>
    onSweep('stone', cover('madar'), { target: [0, 0, 1.2], distance: 22, height: 13, side: -22 }),
  'tablecover-sahil': () =>
    onSweep('aqua', cover('sahil'), { target: [0, 0, 1.2], distance: 22, height: 13, side: 24 }),
  'brochure-stand': () =>
    onSweep('lilac', brochureStand(), { target: [0, 0, 3.9], distance: 26, height: 5, side: -24 }),
  'l-banner': () => onSweep('sand', lBanner(), { target: [0, 0, 3.2], distance: 24, height: 5, side: -20 }),
  'rollup-desk': () => onSweep('butter', deskRollup(), { target: [0, 0, 2.2], distance: 16, height: 8, side: -20 }),
}
