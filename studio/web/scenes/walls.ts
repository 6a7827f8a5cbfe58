/** Walls and backdrops of a booth. */
import { surface } from '../mesh.ts'
import type { Vec } from '../mesh.ts'
import { ar, art, brand, en, mark, names, rect, svg } from '../print.ts'
import { board, moved, onSweep, part } from '../set.ts'
import type { Part, Shot } from '../shot.ts'
import { DARK, line } from '../frame-parts.ts'

function fabricWall(name: string, isCurved: boolean): Part[] {
  const b = brand(name)
  const [w, h] = [7.4, 5.4]
  const print = svg(
    1480,
    1080,
    `<clipPath id="w"><rect width="1480" height="1080" rx="60"/></clipPath><g clip-path="url(#w)">${rect(0, 0, 1480, 1080, b.ground)}${art(name, 0, 470, 1480, 610)}${mark(name, 250, 230, 140)}${names(name, 900, 240, 150)}</g>`,
  )
  const bend = isCurved ? 0.028 : 0.006
  const at =
    (back: number) =>
    (u: number, v: number): Vec => [
      (u - 0.5) * w,
      back + bend * ((u - 0.5) * w) ** 2 * -1 + (isCurved ? 0.4 : 0),
      0.25 + v * h,
    ]
  return [
    part(surface(at(0), 40, 2), { print, opacity: -1, rough: 0.85, weave: 0.05 }),
    part(surface(at(0.32), 40, 2), { print, opacity: -1, rough: 0.9 }),
    ...[-1, 1].map((x) =>
      line(
        [
          [x * 2.6, -0.9, 0.06],
          [x * 2.6, 0.1, 0.1],
          [x * 2.6, 1.1, 0.06],
        ],
        0.07,
        DARK,
      ),
    ),
  ]
}

function mediaWall(): Part[] {
  const all = ['noura', 'madar', 'sahil', 'rayhan', 'darb', 'riwaq']
  const cells = Array.from({ length: 24 }, (_, i) => {
    const [c, r] = [i % 6, Math.floor(i / 6)]
    const name = all[(c * 2 + r * 3) % all.length] ?? 'noura'
    return `${mark(name, 130 + c * 250, 110 + r * 270, 62)}${ar(130 + c * 250, 222 + r * 270, brand(name).ar, 36, '#17181c', 'middle', brand(name).family, brand(name).weight)}`
  })
  return [
    ...moved(
      board(
        7.6,
        5.4,
        0.2,
        { print: svg(1510, 1080, cells.join(''), '#fdfbf6'), rough: 0.9 },
        { colour: '#e8e4dc' },
        0.02,
      ),
      [0, 0, 2.95],
    ),
    ...[-1, 1].map((x) =>
      line(
        [
          [x * 3, -1, 0.06],
          [x * 3, 0, 0.1],
          [x * 3, 1, 0.06],
        ],
        0.08,
        DARK,
      ),
    ),
  ]
}

const ledWall = (): Part[] => [
  ...moved(
    board(
      5.4,
      6.4,
      0.5,
      { colour: '#b9bec4', isMetal: true, rough: 0.35 },
      { colour: '#9aa0a6', isMetal: true, rough: 0.35 },
      0.02,
    ),
    [0, 0, 3.3],
  ),
  part(
    surface((u, v) => [(u - 0.5) * 5.1, -0.52, 0.25 + v * 6.1], 1, 1),
    {
      print: svg(1020, 1220, `${art('rayhan', 0, 420, 1020, 800)}${names('rayhan', 510, 210, 130)}`, '#fbf1ea'),
      glow: 0.75,
      rough: 0.9,
    },
  ),
]

const backdrop = (): Part[] => [
  line(
    [
      [-3.4, 0, 0],
      [-3.4, 0, 4],
      [-3.4, 0, 7.4],
    ],
    0.07,
  ),
  line(
    [
      [3.4, 0, 0],
      [3.4, 0, 4],
      [3.4, 0, 7.4],
    ],
    0.07,
  ),
  line(
    [
      [-3.6, 0, 7.3],
      [0, 0, 7.32],
      [3.6, 0, 7.3],
    ],
    0.06,
  ),
  part(
    surface((u, v) => [(u - 0.5) * 6.4, -0.05 + 0.07 * Math.sin(u * 22) * (1 - v * 0.6), 0.2 + v * 7.1], 90, 10),
    {
      print: svg(
        1280,
        1420,
        `${art('bustan', 0, 500, 1280, 920)}${ar(640, 300, 'مبارك التخرّج', 170, '#17181c', 'middle', 'Lale', 400)}${en(640, 410, 'Class of 2026', 70, '#c2256e')}`,
        '#fffdf9',
      ),
      rough: 0.95,
    },
  ),
]

export const SHOTS: Readonly<Record<string, () => Shot>> = {
  'wall-fabric-madar': () =>
    onSweep('stone', fabricWall('madar', true), { target: [0, 0, 2.8], distance: 25, height: 5, side: -20 }),
  'wall-fabric-sahil': () =>
    onSweep('butter', fabricWall('sahil', false), { target: [0, 0, 2.8], distance: 25, height: 5, side: 20 }),
  'media-wall-noura': () => onSweep('paper', mediaWall(), { target: [0, 0, 2.8], distance: 25, height: 4, side: -18 }),
  'wall-led': () =>
    onSweep('night', ledWall(), { target: [0, 0, 3.2], distance: 25, height: 4, side: -18, keyPower: 0.45 }),
  'backdrop-fabric': () => onSweep('lilac', backdrop(), { target: [0, 0, 3.7], distance: 26, height: 4, side: -16 }),
}
