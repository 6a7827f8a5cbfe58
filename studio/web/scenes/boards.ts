/** Signs of every kind without light: plates, letters, boards on posts and easels. */
import { roundedOutline, raised, tube } from '../mesh.ts'
import type { Vec } from '../mesh.ts'
import { INK, ar, art, brand, disc, en, lines, rect, svg } from '../print.ts'
import { board, box, cutOut, moved, onSweep, onWall, part } from '../set.ts'
import type { Part, Shot } from '../stage.ts'

const STEEL = { colour: '#c3c7cb', isMetal: true, rough: 0.32, brushed: 0.35 }
const BRASS = { colour: '#d2a75a', isMetal: true, rough: 0.26, brushed: 0.25 }
const OAK = { colour: '#b98a55', rough: 0.55, grain: 0.2, scale: 0.4 }
const WALNUT = { colour: '#6f4a30', rough: 0.5, grain: 0.2, scale: 0.4 }

const rod = (a: Vec, b: Vec, radius: number, look = STEEL): Part =>
  part(tube([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2], b], radius), { ...look, brushed: 0 })

/** An easel with a board on it, all on the ground. */
function easel(face: string, width: number, height: number, look = {}): Part[] {
  const legs = [
    rod([-1.3, 0.3, 0], [-0.35, 0.75, 6.6], 0.07, OAK),
    rod([1.3, 0.3, 0], [0.35, 0.75, 6.6], 0.07, OAK),
    rod([0, 2.2, 0], [0, 0.8, 6.4], 0.07, OAK),
  ]
  const shelf = moved(box(2.6, 0.35, 0.12, OAK), [0, 0.18, 1.5])
  const made = moved(
    board(width, height, 0.08, { print: face, rough: 0.5, ...look }, { colour: '#f4f1ea' }, 0.05),
    [0, 0.3, 1.62 + height / 2],
    [-7, 0, 0],
  )
  return [...legs, ...shelf, ...made]
}

const arch = `<path d="M90 1350V520A410 410 0 0 1 910 520V1350" fill="none" stroke="#c9a35a" stroke-width="5"/>`
const leaves = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${Array.from({ length: 7 }, (_, i) => `<path d="M0 ${-i * 42}q${i % 2 ? 60 : -60} -30 ${i % 2 ? 78 : -78} -92q${i % 2 ? -70 : 70} 10 ${i % 2 ? -78 : 78} 92Z" fill="${i % 3 ? '#5f8f6b' : '#2f6b4f'}"/>`).join('')}<path d="M0 20V-300" stroke="#2f6b4f" stroke-width="6"/></g>`
const welcome = svg(
  1000,
  1500,
  `${arch}${leaves(150, 1420, 12)}${leaves(850, 1420, -12)}${ar(500, 560, 'أهلًا بكم', 130, '#8a2f45', 'middle', 'Amiri', 700)}${ar(500, 690, 'في حفل زفاف', 62, '#5c5148', 'middle', 'Amiri', 400)}${ar(500, 880, 'سارة وفهد', 150, INK, 'middle', 'Ruqaa', 700)}${en(500, 1000, 'Sarah & Fahad', 62, '#5c5148', 'middle', 'Frau', 400)}${en(500, 1110, '12 · 12 · 2026', 46, '#8a2f45')}`,
  '#fbf6ee',
)
const seating = svg(
  1000,
  1400,
  `${ar(500, 170, 'تفضّلوا بالجلوس', 92, '#1e4b3f', 'middle', 'Amiri', 700)}${en(500, 245, 'Find your seat', 40, '#5c5148', 'middle', 'Frau')}${[0, 1, 2].map((c) => [0, 1].map((r) => `${disc(190 + c * 310, 400 + r * 470, 58, '#1e4b3f')}${en(190 + c * 310, 420 + r * 470, String(1 + c + r * 3), 54, '#fbf6ee', 'middle', 'Rdx', 600)}${lines(90 + c * 310, 490 + r * 470, 200, 7, 42, '#b7ae9f', 9)}`).join('')).join('')}`,
  '#f7f1e4',
)

const number = (n: string): Part[] => [
  ...moved(
    board(
      1,
      1.5,
      0.08,
      {
        colour: '#f6fbfb',
        opacity: 0.8,
        rough: 0.12,
        print: svg(400, 600, en(200, 400, n, 300, '#b98a3a', 'middle', 'Frau', 600)),
      },
      { colour: '#dfeef0', opacity: 0.8, rough: 0.1 },
      0.5,
    ),
    [0, 0, 0.95],
  ),
  ...moved(box(0.9, 0.4, 0.22, BRASS), [0, 0.02, 0]),
]

const fan = (name: string, fill: string): string =>
  svg(
    1600,
    760,
    `${ar(800, 360, brand(name).ar, 250, fill, 'middle', brand(name).family, brand(name).weight)}${en(800, 600, brand(name).en, 150, fill, 'middle', 'Rdx', 600)}`,
  )

const directory = svg(
  1000,
  1400,
  `${rect(0, 0, 1000, 230, '#1f2a3a')}${ar(930, 150, 'دليل المبنى', 84, '#fff', 'end')}${en(70, 146, 'Directory', 62, '#9fd0de', 'start')}${[
    ['4', 'رواق للعمارة', 'Riwaq Architects'],
    ['3', 'مدار للتقنية', 'Madar Tech'],
    ['2', 'استوديو نورة', 'Noura Studio'],
    ['1', 'مكتبة درب', 'Darb Books'],
    ['0', 'الاستقبال', 'Reception'],
    ['B', 'المواقف', 'Parking'],
  ]
    .map(
      ([n = '', a = '', e = ''], i) =>
        `${rect(40, 262 + i * 186, 920, 166, i % 2 ? '#f1efe9' : '#fbfaf7')}${disc(500, 345 + i * 186, 56, '#d13a1f')}${en(500, 366 + i * 186, n, 62, '#fff', 'middle', 'Rdx', 600)}${ar(925, 362 + i * 186, a, 50, INK, 'end')}${en(75, 360 + i * 186, e, 34, '#5c5e66', 'start')}`,
    )
    .join('')}`,
  '#e9e6df',
)
const arrow = (x: number, y: number, turn: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke="${fill}" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"><path d="M-50 0H46M10 -38L50 0L10 38"/></g>`
const hanging = svg(
  1600,
  460,
  `${arrow(110, 230, 180, '#f2b705')}${ar(1520, 205, 'المصلّى والمصاعد', 96, '#fff', 'end')}${en(1520, 320, 'Prayer room and lifts', 62, '#b9bec4', 'end')}`,
  '#22242b',
)
const exit = svg(
  1000,
  500,
  `${rect(18, 18, 964, 464, 'none', 'stroke="#f4fff8" stroke-width="14" rx="16"')}${arrow(150, 250, 180, '#fff')}<g fill="#fff"><circle cx="395" cy="120" r="34"/><path d="M300 205l92-42 62 62 70 14-8 34-88-18-30-30-20 86 70 60-10 120h-38l4-100-70-50-62 84-70 0 0-34 52 0 52-78 22-96-38 18-22 60-34-12Z"/></g>${ar(940, 235, 'مخرج', 120, '#fff', 'end')}${en(940, 365, 'EXIT', 92, '#fff', 'end', 'Rdx', 600)}`,
  '#157a4a',
)
const parking = svg(
  800,
  1200,
  `${rect(26, 26, 748, 1148, 'none', 'stroke="#fff" stroke-width="14" rx="34"')}${en(400, 520, 'P', 470, '#fff', 'middle', 'Rdx', 600)}${ar(400, 760, 'مواقف الزوّار', 100, '#fff')}${en(400, 880, 'Visitors', 76, '#cfe3f4')}${en(400, 1050, '24 / 7', 66, '#f2b705')}`,
  '#14508c',
)
const site = svg(
  1600,
  1200,
  `${art('riwaq', 0, 0, 1600, 560)}${rect(0, 560, 1600, 640, '#fff')}${ar(1520, 690, 'مشروع واحة الياسمين السكني', 92, '#3b2a20', 'end')}${en(1520, 775, 'Yasmin Oasis housing project', 48, '#5c5e66', 'end')}${['المالك', 'الاستشاري', 'المقاول', 'رقم الرخصة'].map((t, i) => `${ar(1520 - i * 370, 900, t, 44, '#8c5a3c', 'end')}${lines(1210 - i * 370, 940, 300, 3, 54, '#b7ae9f', 14)}`).join('')}`,
  '#efe6d8',
)
const totem = svg(
  600,
  2000,
  `${art('madar', 0, 0, 600, 800)}${ar(300, 960, 'برج المدار', 104, '#f3f1ec')}${en(300, 1050, 'Madar Tower', 54, '#9fd0de')}${[0, 1, 2, 3].map((i) => `${rect(60, 1160 + i * 190, 480, 150, i % 2 ? '#203447' : '#2a4158', 'rx="10"')}${lines(120, 1205 + i * 190, 360, 2, 46, '#8fa6b8', 16)}`).join('')}`,
  '#15202b',
)

const post = (x: number, height: number): Part => rod([x, 0, 0], [x, 0, height], 0.09)

/** The letters of a word, standing on the ground. */
const standing = (drawing: string, width: number, height: number, thick: number, side: string, look = {}): Part[] =>
  moved(cutOut(width, height, thick, drawing, side, look, 36), [0, thick / 2, height / 2])

export const SHOTS: Readonly<Record<string, () => Shot>> = {
  'welcome-board': () =>
    onSweep('blush', easel(welcome, 3, 4.5), { target: [0, 0.3, 3.5], distance: 19, height: 9, side: -14 }),
  'seating-plan': () =>
    onSweep('mint', easel(seating, 3.2, 4.5), { target: [0, 0.3, 3.5], distance: 19, height: 9, side: 15 }),
  'table-number': () =>
    onSweep(
      'sand',
      [
        ...number('7'),
        ...moved(number('3'), [1.35, 1.1, 0], [0, 0, -10]),
        ...moved(number('12'), [-1.3, 1.3, 0], [0, 0, 14]),
      ],
      { target: [0, 0.4, 0.85], distance: 8.6, height: 16, side: -8 },
    ),
  'letters-steel-madar': () =>
    onWall('#3a4450', cutOut(6.2, 2.95, 0.16, fan('madar', '#FACE#'), '#8b9096', { ...STEEL, colour: '#d5d8db' }), {
      distance: 19,
      side: -24,
      height: 4,
    }),
  'letters-acrylic-noura': () =>
    onWall(
      '#f0e6dc',
      cutOut(
        5.6,
        4.2,
        0.34,
        svg(
          1200,
          900,
          `${disc(330, 330, 190, '#d13a1f')}${disc(560, 330, 130, '#0e7c9b')}${disc(740, 400, 92, '#f2b705')}${ar(600, 680, 'استوديو نورة', 165, '#2b2c31')}${en(600, 810, 'Noura Studio', 92, '#2b2c31', 'middle', 'Rdx', 600)}`,
        ),
        '#7d2417',
        { rough: 0.16 },
      ),
      { distance: 19, side: 22, height: 3 },
    ),
  'letters-wood-darb': () =>
    onWall('#e7e0d4', cutOut(6, 2.85, 0.36, fan('darb', '#FACE#'), '#7d5630', { ...OAK }), {
      distance: 19,
      side: -20,
      height: 5,
    }),
  'letters-foam': () =>
    onSweep(
      'lilac',
      standing(svg(1500, 620, ar(750, 470, 'مبروك', 520, '#FACE#', 'middle', 'Lale', 400)), 6.4, 2.65, 0.6, '#d9d3c8', {
        colour: '#fffdf8',
        rough: 0.9,
      }),
      { target: [0, 0, 1.2], distance: 17, height: 12, side: -24 },
    ),
  'plate-desk': () =>
    onSweep(
      'sky',
      [
        ...moved(box(3.4, 0.9, 0.2, WALNUT), [0, 0, 0]),
        ...moved(
          board(
            3.2,
            0.92,
            0.1,
            {
              ...BRASS,
              print: svg(
                1280,
                368,
                `${ar(1210, 170, 'نورة العتيبي', 92, '#2a1d0c', 'end')}${ar(1210, 275, 'مديرة الاستوديو', 56, '#4a3414', 'end', 'Rdx', 400)}${en(70, 165, 'Noura Al Otaibi', 64, '#2a1d0c', 'start', 'Rdx', 600)}${en(70, 265, 'Studio manager', 46, '#4a3414', 'start')}`,
              ),
            },
            BRASS,
            0.05,
          ),
          [0, -0.08, 0.66],
          [-14, 0, 0],
        ),
      ],
      { target: [0, 0, 0.5], distance: 10.5, height: 18, side: -20 },
    ),
  'plate-brass': () =>
    onWall(
      '#d9d2c6',
      [
        ...board(
          4.6,
          3.4,
          0.14,
          {
            ...BRASS,
            print: svg(
              1300,
              960,
              `${rect(40, 40, 1220, 880, 'none', 'stroke="#3a2a10" stroke-width="6"')}${ar(650, 230, 'افتُتح هذا المبنى', 96, '#2e2008', 'middle', 'Amiri', 700)}${ar(650, 370, 'في يوم الأحد 11 رجب 1448', 64, '#2e2008', 'middle', 'Amiri', 400)}${ar(650, 520, 'مركز واحتي للتمور', 110, '#2e2008', 'middle', 'Amiri', 700)}${en(650, 650, 'Wahati Date Centre', 66, '#2e2008', 'middle', 'Frau')}${en(650, 780, 'Opened 20 December 2026', 48, '#2e2008', 'middle', 'Frau')}`,
            ),
          },
          BRASS,
          0.06,
        ),
        ...[1.45, -1.45].flatMap((z) =>
          [-2.05, 2.05].flatMap((x) =>
            moved([part(raised(roundedOutline(0.2, 0.2, 0.1), 0.08).top, BRASS)], [x, -0.2, z], [90, 0, 0]),
          ),
        ),
      ],
      { distance: 16, side: 18, height: 4 },
    ),
  'plate-wood': () =>
    onWall(
      '#e9e4da',
      [
        ...board(
          3.6,
          2,
          0.16,
          {
            ...OAK,
            print: svg(
              900,
              500,
              `${ar(830, 190, 'قاعة النخيل', 96, '#2f1d0d', 'end')}${en(70, 180, '204', 100, '#2f1d0d', 'start', 'Rdx', 600)}${rect(70, 285, 760, 140, '#3c2613', 'rx="14"')}`,
            ),
          },
          OAK,
          0.1,
        ),
        ...moved(
          board(
            1.5,
            0.5,
            0.1,
            { colour: '#1e7b4f', rough: 0.5, print: svg(450, 150, ar(225, 104, 'متاحة', 84, '#fff')) },
            { colour: '#155a39' },
            0.08,
          ),
          [0.7, -0.1, -0.42],
        ),
      ],
      { distance: 12.5, side: -20, height: 5 },
    ),
  'house-number': () =>
    onWall(
      '#cbbda6',
      [
        ...board(
          3.6,
          2.4,
          0.12,
          {
            colour: '#25272c',
            rough: 0.4,
            print: svg(
              900,
              600,
              `${en(60, 300, '2929', 190, '#e9c987', 'start', 'Rdx', 600)}${ar(840, 190, 'العتيبي', 96, '#f3e6c8', 'end')}${ar(840, 300, 'شارع النخيل', 50, '#b9a98a', 'end', 'Rdx', 400)}${rect(70, 400, 760, 4, '#8b7a58')}${en(70, 500, 'RRRD2929', 62, '#b9a98a', 'start')}`,
            ),
          },
          { colour: '#17181c', rough: 0.4 },
          0.1,
        ),
      ],
      { distance: 12.5, side: 20, height: 5, key: [-0.9, -0.5, 0.9] },
    ),
  'wayfinding-wall': () =>
    onWall(
      '#dcd7cd',
      board(4.4, 6.2, 0.18, { print: directory, rough: 0.5 }, { colour: '#9aa0a6', isMetal: true, rough: 0.35 }, 0.05),
      { distance: 21, side: -19, height: 3 },
    ),
  'sign-hanging': () =>
    onWall(
      '#c9d3d6',
      [
        ...moved(board(6.2, 1.8, 0.22, { print: hanging, rough: 0.45 }, { colour: '#17181c' }, 0.08), [0, -2.4, 0.2]),
        rod([-2.4, -2.5, 1], [-2.4, -2.5, 8], 0.03),
        rod([2.4, -2.5, 1], [2.4, -2.5, 8], 0.03),
      ],
      { target: [0, -2.4, 0.6], distance: 26, side: -22, height: -5 },
    ),
  'sign-safety': () =>
    onWall(
      '#e5e2da',
      moved(board(4.6, 2.3, 0.05, { print: exit, rough: 0.45 }, { colour: '#e6f2ea' }, 0.08), [0, -0.02, 0.2]),
      { distance: 16, side: 17, height: 4 },
    ),
  'sign-parking': () =>
    onSweep(
      'sky',
      [
        post(0, 6.6),
        ...moved(board(2.8, 4.2, 0.06, { print: parking, rough: 0.35 }, { colour: '#c3c7cb' }, 0.18), [0, -0.1, 5.2]),
      ],
      { target: [0, 0, 3.9], distance: 24, height: 3, side: -18 },
    ),
  'site-board': () =>
    onSweep(
      'sand',
      [
        post(-2.7, 7),
        post(2.7, 7),
        ...moved(board(6.4, 4.8, 0.08, { print: site, rough: 0.5 }, { colour: '#e8e4dc' }, 0.02), [0, -0.12, 4.5]),
      ],
      { target: [0, 0, 3.7], distance: 27, height: 4, side: -20 },
    ),
  'totem-madar': () =>
    onSweep(
      'aqua',
      [
        ...box(
          2.4,
          0.6,
          8,
          { colour: '#15202b', rough: 0.35 },
          { front: { print: totem }, left: { colour: '#35b4d6' } },
        ),
        ...box(2.9, 1, 0.25, { colour: '#b9b4aa', grain: 0.1 }),
      ],
      { target: [0, 0, 4], distance: 28, height: 4, side: -26 },
    ),
  'poster-foam': () =>
    onSweep(
      'butter',
      moved(
        [
          ...board(
            4,
            5.6,
            0.12,
            {
              print: svg(
                1000,
                1400,
                `${art('noura', 0, 0, 1000, 900)}${ar(930, 1060, 'مشروع التخرّج', 110, INK, 'end')}${ar(930, 1170, 'قسم العمارة الداخلية', 62, '#5c5e66', 'end', 'Rdx', 400)}${lines(420, 1230, 510, 3, 44, '#b9bbc0', 14)}`,
                '#fdfbf6',
              ),
              rough: 0.6,
            },
            { colour: '#ffffff', rough: 0.9 },
            0.01,
          ),
        ],
        [0, 0.6, 2.75],
        [-11, 0, 0],
      ),
      { target: [0, 0, 2.6], distance: 20, height: 12, side: -22 },
    ),
}
