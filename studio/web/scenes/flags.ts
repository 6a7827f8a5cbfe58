/** Cloth in the open and stands for halls: flags, tents, covers, walls. */
import { curve, surface, tube } from '../mesh.ts'
import type { Vec } from '../mesh.ts'
import { ar, art, brand, disc, en, lines, mark, names, rect, svg } from '../print.ts'
import { board, box, moved, onSweep, part } from '../set.ts'
import type { Look, Part, Shot } from '../shot.ts'

const POLE: Look = { colour: '#d4d6d8', isMetal: true, rough: 0.3 }
const DARK = { colour: '#2a2c31', rough: 0.45 }
const line = (points: readonly Vec[], radius: number, look = POLE): Part => part(tube(curve(points), radius), look)
const cross = [
  line(
    [
      [-1.3, 0, 0.08],
      [0, 0, 0.12],
      [1.3, 0, 0.08],
    ],
    0.07,
    DARK,
  ),
  line(
    [
      [0, -1.1, 0.08],
      [0, 0, 0.12],
      [0, 1.1, 0.08],
    ],
    0.07,
    DARK,
  ),
]

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
  'flag-teardrop': () =>
    onSweep('mint', teardrop('noura'), { target: [1.1, 0, 4.2], distance: 26, height: 3, side: -14 }),
  bunting: () => onSweep('butter', bunting(), { target: [0, 0, 3.4], distance: 17, height: 2, side: -8 }),
  'tablecover-madar': () =>
    onSweep('stone', cover('madar'), { target: [0, 0, 1.2], distance: 22, height: 13, side: -22 }),
  'tablecover-sahil': () =>
    onSweep('aqua', cover('sahil'), { target: [0, 0, 1.2], distance: 22, height: 13, side: 24 }),
  'umbrella-cafe': () => onSweep('mint', umbrella(), { target: [0, 0, 3.9], distance: 26, height: 9, side: -10 }),
  'wall-fabric-madar': () =>
    onSweep('stone', fabricWall('madar', true), { target: [0, 0, 2.8], distance: 25, height: 5, side: -20 }),
  'wall-fabric-sahil': () =>
    onSweep('butter', fabricWall('sahil', false), { target: [0, 0, 2.8], distance: 25, height: 5, side: 20 }),
  'media-wall-noura': () => onSweep('paper', mediaWall(), { target: [0, 0, 2.8], distance: 25, height: 4, side: -18 }),
  'wall-led': () =>
    onSweep('night', ledWall(), { target: [0, 0, 3.2], distance: 25, height: 4, side: -18, keyPower: 0.45 }),
  'brochure-stand': () =>
    onSweep('lilac', brochureStand(), { target: [0, 0, 3.9], distance: 26, height: 5, side: -24 }),
  'arch-race': () => onSweep('sky', raceArch(), { target: [0, 0, 3.1], distance: 27, height: 3, side: -12 }),
  'l-banner': () => onSweep('sand', lBanner(), { target: [0, 0, 3.2], distance: 24, height: 5, side: -20 }),
  'pole-banner': () => onSweep('aqua', poleBanner(), { target: [1, 0, 6.3], distance: 27, height: -6, side: -10 }),
  'backdrop-fabric': () => onSweep('lilac', backdrop(), { target: [0, 0, 3.7], distance: 26, height: 4, side: -16 }),
  'rollup-desk': () => onSweep('butter', deskRollup(), { target: [0, 0, 2.2], distance: 16, height: 8, side: -20 }),
}
