/** Flags, banners on poles, and what the wind fills. */
import { curve, surface, tube } from '../mesh.ts'
import type { Vec } from '../mesh.ts'
import { ar, art, brand, disc, en, mark, names, rect, svg } from '../print.ts'
import { box, onSweep, part } from '../set.ts'
import type { Look, Part, Shot } from '../shot.ts'
import { POLE, line, cross } from '../frame-parts.ts'

function teardrop(name: string): Part[] {
  const b = brand(name)
  const shape = '<clipPath id="t"><path d="M60 2080L40 640Q60 60 520 40Q900 100 880 560Q860 1000 60 2080Z"/></clipPath>'
  const face = svg(
    920,
    2120,
    `${shape}<g clip-path="url(#t)">${rect(0, 0, 920, 2120, b.ground)}${art(name, 0, 900, 920, 1220)}${mark(name, 490, 330, 190)}${names(name, 480, 690, 110)}</g>`,
  )
  const cloth = surface((u, v) => [(u - 0.05) * 3.4, 0.12 * Math.sin(u * 4 + v * 2), 0.7 + v * 7.6], 24, 40)
  const pole = line(
    [
      [0, 0, 0],
      [0, 0, 3],
      [0.02, 0, 5.8],
      [0.35, 0, 7.6],
      [1.6, 0.05, 8.2],
      [2.8, 0.1, 7.6],
    ],
    0.05,
  )
  return [part(cloth, { print: face, opacity: -1, rough: 0.85, weave: 0.05 }), pole, ...cross]
}

function bunting(): Part[] {
  const colours = ['#1e7b4f', '#fdfbf6', '#d13a1f', '#f2b705', '#0e7c9b', '#fdfbf6', '#1e7b4f']
  const rope = (u: number): Vec => [(u - 0.5) * 9, 0, 4.6 - 1.5 * (1 - (2 * u - 1) ** 2)]
  const flags = colours.map((colour, i) => {
    const [x, , z] = rope((i + 0.5) / colours.length)
    const face = svg(
      100,
      130,
      `<path d="M0 0H100L50 130Z" fill="${colour}"/><g opacity=".9">${disc(50, 42, 20, i % 2 ? '#1e7b4f' : '#ffffff', 'fill-opacity=".85"')}</g>`,
    )
    return part(
      surface((u, v) => [x + (u - 0.5) * 1.1, 0.06 * Math.sin(i + v * 4), z - (1 - v) * 1.45], 6, 10),
      { print: face, opacity: -1, rough: 0.9 },
    )
  })
  return [
    part(
      tube(
        Array.from({ length: 24 }, (_, i) => rope(i / 23)),
        0.03,
      ),
      { colour: '#f4efe6' },
    ),
    ...flags,
  ]
}

function umbrella(): Part[] {
  const b = brand('sahil')
  const panels = Array.from({ length: 8 }, (_, i) => {
    const print = svg(
      500,
      600,
      i % 2 ? `${rect(0, 0, 500, 600, b.ink)}` : `${rect(0, 0, 500, 600, b.ground)}${mark('sahil', 250, 220, 90)}`,
    )
    const [a0, a1] = [(i / 8) * 2 * Math.PI + 0.2, ((i + 1) / 8) * 2 * Math.PI + 0.2]
    const at = (u: number, v: number): Vec => {
      const r = 3.6 * (1 - v) * (1 - 0.06 * Math.sin(u * Math.PI))
      const angle = a0 + (a1 - a0) * u
      return [r * Math.cos(angle), r * Math.sin(angle), 6 + 1.35 * v + 0.25 * Math.sin(v * Math.PI)]
    }
    return part(surface(at, 12, 12), { print, rough: 0.85, back: '#d9cfbf' })
  })
  return [
    ...panels,
    line(
      [
        [0, 0, 0],
        [0, 0, 3],
        [0, 0, 7.5],
      ],
      0.1,
      { colour: '#8a5a33', isMetal: false, rough: 0.5 } as Look,
    ),
    ...box(1.6, 1.6, 0.3, { colour: '#8f8a80', grain: 0.1 }),
  ]
}

function raceArch(): Part[] {
  const bow = curve(
    [
      [-4.4, 0, 0],
      [-4.3, 0, 3],
      [-3.4, 0, 5.4],
      [0, 0, 6.6],
      [3.4, 0, 5.4],
      [4.3, 0, 3],
      [4.4, 0, 0],
    ],
    10,
  )
  return [
    part(tube(bow, 0.7, 32), { colour: '#d13a1f', rough: 0.5 }),
    part(
      surface((u, v) => [(u - 0.5) * 4.4, -0.78, 5.7 + v * 1.1 - 0.9 * (2 * u - 1) ** 2 * 0.35], 20, 2),
      {
        print: svg(
          1600,
          400,
          `${ar(800, 190, 'سباق الواحة', 170, '#17181c', 'middle', 'Lale', 400)}${en(800, 320, 'Oasis Run 10 km', 96, '#d13a1f', 'middle', 'Rdx', 600)}`,
          '#fdfbf6',
        ),
        rough: 0.7,
      },
    ),
  ]
}

const poleBanner = (): Part[] => [
  line(
    [
      [0, 0.2, 0],
      [0, 0.2, 5],
      [0, 0.2, 11],
    ],
    0.2,
    { ...POLE, colour: '#8f959b' },
  ),
  line(
    [
      [0, 0.1, 9.3],
      [1, 0.1, 9.32],
      [2.4, 0.1, 9.3],
    ],
    0.05,
  ),
  line(
    [
      [0, 0.1, 3.3],
      [1, 0.1, 3.32],
      [2.4, 0.1, 3.3],
    ],
    0.05,
  ),
  part(
    surface((u, v) => [0.3 + u * 2.1, 0.05 * Math.sin(u * 5 + v * 6), 3.3 + v * 6], 12, 30),
    {
      print: svg(
        700,
        2000,
        `${art('rayhan', 0, 900, 700, 1100)}${ar(350, 330, 'موسم', 210, '#164b3c', 'middle', 'Mes', 700)}${ar(350, 560, 'الزهور', 210, '#164b3c', 'middle', 'Mes', 700)}${en(350, 720, 'Flower season', 84, '#164b3c')}`,
        '#fbf1ea',
      ),
      rough: 0.7,
    },
  ),
]

export const SHOTS: Readonly<Record<string, () => Shot>> = {
  'flag-teardrop': () =>
    onSweep('mint', teardrop('noura'), { target: [1.1, 0, 4.2], distance: 26, height: 3, side: -14 }),
  bunting: () => onSweep('butter', bunting(), { target: [0, 0, 3.4], distance: 17, height: 2, side: -8 }),
  'umbrella-cafe': () => onSweep('mint', umbrella(), { target: [0, 0, 3.9], distance: 26, height: 9, side: -10 }),
  'arch-race': () => onSweep('sky', raceArch(), { target: [0, 0, 3.1], distance: 27, height: 3, side: -12 }),
  'pole-banner': () => onSweep('aqua', poleBanner(), { target: [1, 0, 6.3], distance: 27, height: -6, side: -10 }),
}
