/** Sheets, cards and small boxes that lie, stand or hang. */
import { raised, roundedOutline, turned } from '../mesh.ts'
import type { Vec } from '../mesh.ts'
import { INK, ar, art, brand, disc, en, lines, mark, names, rect, svg } from '../print.ts'
import { board, box, moved, onFloor, onSweep, onWall, part } from '../set.ts'
import type { Tint } from '../set.ts'
import type { Look, Part, Shot } from '../shot.ts'

interface Place {
  readonly at?: readonly [number, number]
  readonly turn?: number
  readonly z?: number
  readonly thick?: number
  readonly radius?: number
  readonly edge?: string
  readonly look?: Look
}

/** Something flat on the ground, its print upwards. */
function lying(
  width: number,
  height: number,
  print: string,
  { at = [0, 0], turn = 0, z = 0, thick = 0.03, radius = 0.01, edge = '#f4f1ea', look = {} }: Place = {},
): Part[] {
  const made = raised(roundedOutline(width, height, radius), thick, Math.min(0.01, thick / 4))
  return moved(
    [part(made.top, { print, rough: 0.6, ...look }), part(made.side, { colour: edge, rough: 0.7 })],
    [at[0], at[1], z],
    [0, 0, turn],
  )
}

/** A pile of the same sheet: one block with fine lines around it, and the last sheet a little off. */
function pile(count: number, width: number, height: number, print: string, place: Place = {}): Part[] {
  const { at = [0, 0], turn = 0, z = 0, thick = 0.03, radius = 0.01, edge = '#f4f1ea', look = {} } = place
  const tall = (count - 1) * thick
  const made = raised(roundedOutline(width, height, radius), tall)
  const leaves = svg(
    100,
    count * 10,
    Array.from({ length: count }, (_, i) => rect(0, i * 10, 100, 2, '#000', 'fill-opacity=".28"')).join(''),
  )
  return [
    ...moved(
      [
        part(made.top, { print, rough: 0.6, ...look }),
        part(made.side, { colour: edge, print: leaves, rough: 0.8, pixels: 400 }),
      ],
      [at[0], at[1], z],
      [0, 0, turn],
    ),
    ...lying(width, height, print, { ...place, z: z + tall, turn: turn + 1.4 }),
  ]
}

const down = (
  tint: Tint,
  parts: readonly Part[],
  distance: number,
  more: Partial<Shot> & { target?: Vec; height?: number; side?: number } = {},
): Shot =>
  onFloor(tint, parts, {
    distance: distance * 1.28,
    height: 58,
    side: -8,
    target: [0, 0, 0],
    key: [-0.9, 0.1, 0.8],
    ...more,
  })

const face = (name: string, w: number, h: number, share = 0.5): string =>
  svg(
    w,
    h,
    `${art(name, 0, h * (1 - share), w, h * share)}${names(name, w / 2, h * (1 - share) * 0.52, Math.min(w * 0.13, h * 0.1))}`,
    brand(name).ground,
  )
const plain = (name: string, w: number, h: number, ground?: string, ink?: string): string =>
  svg(
    w,
    h,
    `${mark(name, w / 2, h * 0.4, Math.min(w, h) * 0.2, ink)}${names(name, w / 2, h * 0.76, Math.min(w * 0.1, h * 0.14), ink)}`,
    ground ?? brand(name).ground,
  )
const contact = (name: string, w: number, h: number): string =>
  svg(
    w,
    h,
    `${ar(w * 0.93, h * 0.34, 'ليان القحطاني', h * 0.14, brand(name).ink, 'end')}${en(w * 0.93, h * 0.52, 'Layan Al Qahtani', h * 0.09, brand(name).ink, 'end')}${en(w * 0.93, h * 0.84, `055 000 0000 · ${brand(name).site}`, h * 0.065, brand(name).ink, 'end')}`,
    brand(name).ground,
  )

const appointment = svg(
  900,
  540,
  `${ar(850, 110, 'عيادات سدرة', 64, '#1e4b3f', 'end')}${en(50, 106, 'Your next visit', 40, '#5c5e66', 'start')}${[0, 1, 2, 3].map((i) => `${rect(50, 170 + i * 82, 800, 66, i % 2 ? '#eef4ef' : '#f7faf7', 'rx="10"')}${ar(820, 214 + i * 82, 'اليوم والساعة', 30, '#8aa08f', 'end', 'Rdx', 400)}`).join('')}`,
  '#fff',
)
const voucher = (value: string): string =>
  svg(
    1800,
    800,
    `${art('rayhan', 1100, 0, 700, 800)}${rect(0, 0, 500, 800, '#f3e2d8')}<path d="M500 0V800" stroke="#8c5a3c" stroke-width="4" stroke-dasharray="14 12"/>${ar(1040, 240, 'قسيمة هدية', 120, '#164b3c', 'end', 'Mes', 700)}${en(1040, 500, value, 240, '#c2256e', 'end', 'Rdx', 600)}${ar(1040, 640, 'ريال من ريحان للزهور', 70, '#164b3c', 'end', 'Mes', 500)}${en(250, 420, '000217', 84, '#8c5a3c')}`,
    '#fbf1ea',
  )
const ticket = (n: string): string =>
  svg(
    2100,
    750,
    `${art('madar', 0, 0, 1520, 750)}${rect(1540, 0, 560, 750, '#f2b705')}<path d="M1540 0V750" stroke="#fff" stroke-width="6" stroke-dasharray="16 14"/>${ar(1460, 300, 'ليلة النجوم', 170, '#f3f1ec', 'end', 'Lale', 400)}${en(1460, 420, 'Night of the stars', 80, '#9fd0de', 'end')}${en(1460, 630, '22 · 01 · 2027   20:30', 64, '#f3f1ec', 'end')}${en(1820, 330, n, 120, INK, 'middle', 'Rdx', 600)}${ar(1820, 500, 'صف ب', 90)}`,
    '#15202b',
  )
const slip = svg(
  2100,
  990,
  `${mark('noura', 1900, 180, 100)}${ar(1740, 210, 'استوديو نورة', 90, INK, 'end')}${ar(2000, 500, 'مع أطيب التحيات', 130, '#d13a1f', 'end', 'Amiri', 400)}${en(100, 500, 'With compliments', 90, '#5c5e66', 'start', 'Frau')}${lines(100, 640, 1900, 3, 80, '#ded9cf', 5)}`,
  '#fdfbf6',
)
const prescription = svg(
  1480,
  2100,
  `${rect(0, 0, 1480, 260, '#e3f0ea')}${ar(1400, 130, 'عيادات سدرة', 96, '#1e4b3f', 'end')}${en(80, 130, 'Sidra Clinics', 64, '#1e4b3f', 'start')}${en(80, 420, 'Rx', 150, '#1e4b3f', 'start', 'Frau', 600)}${ar(1400, 400, 'الاسم', 56, '#5c5e66', 'end')}${lines(80, 520, 1320, 12, 110, '#d6dcd8', 5)}${rect(900, 1820, 500, 200, 'none', 'stroke="#9fb5a8" stroke-width="5" rx="16"')}${ar(1150, 1940, 'الختم', 56, '#9fb5a8')}`,
  '#fff',
)
const placemat = svg(
  2100,
  1480,
  `${rect(50, 50, 2000, 1380, 'none', 'stroke="#c2632b" stroke-width="8" rx="40"')}${ar(1950, 240, 'صباح الخبز', 170, '#4a2412', 'end', 'Lale', 400)}${lines(1150, 340, 800, 6, 90, '#c9a07c', 12)}${Array.from({ length: 6 }, (_, i) => `<path d="M150 ${350 + i * 150}H${900 - (i % 3) * 120}V${430 + i * 150}" fill="none" stroke="#4a2412" stroke-width="10"/>`).join('')}${ar(1000, 1350, 'أين الرغيف؟', 80, '#c2632b', 'end')}${mark('khubz', 300, 1200, 110)}`,
  '#f6e9d3',
)
const lettering = svg(
  1000,
  1400,
  `${ar(500, 760, 'صبر', 430, INK, 'middle', 'Ruqaa', 700)}${rect(300, 1010, 400, 5, '#c9a35a')}${en(500, 1110, 'patience', 62, '#5c5e66', 'middle', 'Frau')}`,
  '#fbf8f1',
)
const dunes = (part: number): string =>
  `<svg x="0" y="0" width="1000" height="1400" viewBox="${part * 1000} 0 1000 1400"><rect width="3000" height="1400" fill="#f6d9b0"/><circle cx="2150" cy="430" r="210" fill="#e8663c"/><path d="M0 800Q500 560 1100 820T2200 760T3000 700V1400H0Z" fill="#d9935a"/><path d="M0 1000Q700 760 1400 1000T3000 900V1400H0Z" fill="#b9683c"/><path d="M0 1200Q900 980 1700 1200T3000 1120V1400H0Z" fill="#7d3f2a"/></svg>`
const photo = (i: number): string =>
  svg(
    1000,
    1000,
    `${rect(0, 0, 1000, 1000, '#fdfcf9')}<svg x="60" y="60" width="880" height="880" viewBox="0 0 880 880">${[`<rect width="880" height="880" fill="#9fc9e0"/><circle cx="620" cy="260" r="120" fill="#fbe3a0"/><path d="M0 560Q260 420 520 560T880 520V880H0Z" fill="#d9a86b"/><path d="M0 700Q300 580 600 700T880 660V880H0Z" fill="#b97f45"/>`, `<rect width="880" height="880" fill="#f1dcc9"/><rect x="150" y="260" width="580" height="620" fill="#a9653f"/><path d="M320 880V560A120 120 0 0 1 560 560V880Z" fill="#5b2f1c"/><path d="M150 260l58-70 58 70 58-70 58 70 58-70 58 70 58-70 58 70 58-70 58 70Z" fill="#8a4c2c"/>`, `<rect width="880" height="880" fill="#1c3d5a"/><circle cx="240" cy="230" r="90" fill="#f3efe0"/><path d="M0 880L300 420L520 700L640 540L880 880Z" fill="#0f2438"/>`, `<rect width="880" height="880" fill="#cfe3cf"/><path d="M440 880V420" stroke="#7d5630" stroke-width="36"/>${[-70, -35, 0, 35, 70].map((a) => `<path d="M440 420C500 330 500 220 440 120C390 220 390 330 440 420Z" fill="#2f7d4f" transform="rotate(${a} 440 420)"/>`).join('')}`][i % 4] ?? ''}</svg>`,
  )

const METAL = { colour: '#c9ccd0', isMetal: true, rough: 0.3, brushed: 0.3 }

export const SHOTS: Readonly<Record<string, () => Shot>> = {
  'cards-slim-sahil': () =>
    down(
      'aqua',
      [
        ...pile(14, 4.2, 1.75, face('sahil', 850, 350, 0.45), { at: [-0.3, 0.9], turn: 12 }),
        ...lying(4.2, 1.75, contact('sahil', 850, 350), { at: [0.6, -1.3], turn: -8 }),
      ],
      15,
    ),
  'cards-rounded-rayhan': () =>
    down(
      'mint',
      [
        ...pile(16, 4.5, 2.5, plain('rayhan', 900, 500), { at: [-0.4, 1], turn: 10, radius: 0.32 }),
        ...lying(4.5, 2.5, contact('rayhan', 900, 500), { at: [0.7, -1.7], turn: -9, radius: 0.32 }),
      ],
      17,
    ),
  'appointment-card': () =>
    down(
      'sky',
      [
        ...lying(4.25, 2.55, appointment, { at: [0.4, -1.2], turn: -8, radius: 0.1 }),
        ...pile(
          12,
          4.25,
          2.55,
          svg(
            900,
            540,
            `${rect(0, 0, 900, 540, '#1e4b3f')}${ar(450, 300, 'عيادات سدرة', 110, '#f3f1ec')}${en(450, 390, 'Sidra Clinics', 56, '#b9d6c4')}`,
          ),
          { at: [-0.6, 1.4], turn: 14, radius: 0.1, edge: '#e7eee9' },
        ),
      ],
      17,
    ),
  'card-metal': () =>
    down(
      'night',
      [
        ...lying(
          4.3,
          2.7,
          svg(
            860,
            540,
            `${mark('oud', 190, 270, 110, '#17181c')}${ar(800, 270, 'دار العود', 92, '#17181c', 'end', 'Ruqaa', 700)}${en(800, 370, 'Dar Al Oud', 46, '#2a2c31', 'end', 'Frau')}`,
          ),
          { at: [0.5, -1], turn: -12, radius: 0.16, look: METAL, edge: '#8f959b' },
        ),
        ...lying(4.3, 2.7, svg(860, 540, `${mark('oud', 430, 270, 150, '#e2b868')}`), {
          at: [-0.8, 1.3],
          z: -0.04,
          turn: 16,
          radius: 0.16,
          look: { colour: '#2b2d31', rough: 0.35, isMetal: true },
          edge: '#55585e',
        }),
      ],
      16,
      { keyPower: 1.2 },
    ),
  'card-clear': () =>
    down(
      'lilac',
      [
        ...lying(
          4.3,
          2.7,
          svg(
            860,
            540,
            `${rect(0, 0, 860, 540, '#ffffff', 'fill-opacity=".28"')}${mark('noura', 200, 270, 110)}${ar(800, 270, 'استوديو نورة', 82, INK, 'end')}${en(800, 360, 'Noura Studio', 50, INK, 'end')}`,
          ),
          {
            at: [0.5, -1.1],
            turn: -10,
            radius: 0.18,
            look: { colour: '#eef4f6', opacity: 0.82, rough: 0.2 },
            edge: '#dfe9ec',
          },
        ),
        ...lying(4.3, 2.7, svg(860, 540, `${mark('noura', 430, 270, 150)}`), {
          at: [-0.7, 1.4],
          turn: 15,
          radius: 0.18,
          look: { colour: '#eef4f6', opacity: 0.82, rough: 0.2 },
          edge: '#dfe9ec',
        }),
      ],
      16,
    ),
  'usb-card': () =>
    down(
      'butter',
      [
        ...lying(4.3, 2.7, face('madar', 860, 540, 0.999), {
          at: [-0.3, 0.9],
          turn: 12,
          radius: 0.18,
          thick: 0.11,
          edge: '#0d151d',
        }),
        ...lying(4.3, 2.7, plain('madar', 860, 540), {
          at: [0.5, -1.7],
          turn: -9,
          radius: 0.18,
          thick: 0.11,
          edge: '#0d151d',
        }),
        ...lying(0.6, 0.62, svg(60, 62, rect(0, 0, 60, 62, '#c9a35a')), {
          at: [2.75, -1.9],
          turn: -9,
          z: 0.02,
          thick: 0.07,
          look: { isMetal: true, colour: '#d2a75a', rough: 0.3 },
        }),
      ],
      16,
    ),
  'key-card': () =>
    down(
      'sand',
      [
        ...lying(
          4.3,
          2.7,
          svg(
            860,
            540,
            `<svg viewBox="0 0 1000 628" width="860" height="540">${dunes(2)}</svg>${ar(800, 130, 'فندق ليل', 80, '#5b2f1c', 'end')}${en(800, 200, 'Layl Hotel', 44, '#5b2f1c', 'end', 'Frau')}`,
          ),
          { at: [0.4, -1.2], turn: -10, radius: 0.18 },
        ),
        ...lying(
          4.3,
          2.7,
          svg(
            860,
            540,
            `${rect(0, 0, 860, 540, '#1c3d5a')}${disc(640, 200, 100, '#f3efe0')}${ar(800, 460, 'أهلًا بك', 90, '#f3efe0', 'end')}`,
          ),
          { at: [-0.6, 1.4], turn: 14, radius: 0.18, edge: '#12293d' },
        ),
      ],
      16,
    ),
  'flyer-dl': () =>
    down(
      'sky',
      ['sahil', 'rayhan', 'noura'].flatMap((name, i) =>
        lying(2.2, 4.66, face(name, 495, 1050, 0.6), {
          at: [-2.3 + i * 2.2, i * 0.2 - 0.2],
          turn: 12 - i * 9,
          z: i * 0.02,
        }),
      ),
      19,
    ),
  'flyer-square': () =>
    down(
      'blush',
      ['noura', 'bustan', 'sahil'].flatMap((name, i) =>
        lying(3.6, 3.6, face(name, 1000, 1000, 0.62), {
          at: [-1.6 + i * 1.5, 1.6 - i * 1.5],
          turn: 14 - i * 12,
          z: i * 0.03,
        }),
      ),
      19,
    ),
  voucher: () =>
    down(
      'mint',
      [
        ...lying(5.4, 2.4, voucher('100'), { at: [0.2, -1.3], turn: -8 }),
        ...pile(10, 5.4, 2.4, voucher('250'), { at: [-0.3, 1.4], turn: 9 }),
      ],
      19,
    ),
  postcard: () =>
    down(
      'sand',
      [0, 1, 2, 3].flatMap((i) =>
        lying(
          4.4,
          3.1,
          svg(
            1480,
            1050,
            `<svg x="0" y="0" width="1480" height="1050" viewBox="60 200 880 624" preserveAspectRatio="xMidYMid slice">${photo(
              i,
            )
              .replace(/<svg xmlns[^>]*>/, '')
              .replace(
                /<\/svg>$/,
                '',
              )}</svg>${en(1400, 980, ['AlUla', 'Diriyah', 'Tuwaiq', 'Al Ahsa'][i] ?? '', 70, '#fff', 'end', 'Rdx', 600)}`,
            '#fdfcf9',
          ),
          { at: [i % 2 ? 1.9 : -1.9, i < 2 ? 1.5 : -1.8], turn: [8, -6, -10, 7][i] ?? 0, z: i * 0.01 },
        ),
      ),
      21,
    ),
  'ticket-event': () =>
    down(
      'stone',
      [
        ...lying(6.3, 2.25, ticket('17'), { at: [0, -1.3], turn: -7 }),
        ...pile(8, 6.3, 2.25, ticket('18'), { at: [-0.2, 1.5], turn: 9, edge: '#e9e4d8' }),
      ],
      21,
    ),
  'compliment-slip': () => down('aqua', [...pile(20, 6.3, 2.97, slip, { at: [0, 0.2], turn: -7 })], 19),
  'envelope-c4': () =>
    down(
      'stone',
      [
        ...pile(
          6,
          4.6,
          6.5,
          svg(
            920,
            1300,
            `${rect(0, 0, 920, 1300, '#fdfcf9')}${mark('riwaq', 780, 140, 76)}${names('riwaq', 660, 150, 54, undefined, 'end')}${lines(120, 700, 420, 4, 60, '#cfc8bb', 9, false)}${rect(660, 560, 160, 200, 'none', 'stroke="#ded7c8" stroke-width="4" stroke-dasharray="10 8"')}`,
          ),
          { at: [0.2, 0], turn: -8, thick: 0.05 },
        ),
      ],
      24,
    ),
  'envelope-kraft': () =>
    down(
      'mint',
      [
        ...lying(
          5,
          3.4,
          svg(
            1000,
            680,
            `${rect(0, 0, 1000, 680, '#c49a6c')}<path d="M0 0L500 390L1000 0" fill="#b98d5e" stroke="#9c7347" stroke-width="4"/>`,
          ),
          { at: [-0.4, 1.5], turn: 10, edge: '#a97f52' },
        ),
        ...lying(
          5,
          3.4,
          svg(
            1000,
            680,
            `${rect(0, 0, 1000, 680, '#c49a6c')}${mark('khubz', 200, 170, 90, '#3b2412')}${ar(330, 195, 'مخبز خبز', 76, '#3b2412', 'start', 'Lale', 400)}${lines(420, 420, 460, 3, 66, '#8a6238', 10)}`,
          ),
          { at: [0.5, -1.5], turn: -8, z: 0.04, edge: '#a97f52' },
        ),
      ],
      20,
    ),
  'folder-foil': () =>
    down(
      'blush',
      [
        ...lying(
          4.9,
          6.9,
          svg(
            980,
            1380,
            `${mark('oud', 490, 560, 190, '#e2b868')}${ar(490, 930, 'دار العود', 120, '#e2b868', 'middle', 'Ruqaa', 700)}`,
            '#14342b',
          ),
          { at: [0.6, -0.2], turn: -7, thick: 0.09, edge: '#0f2820' },
        ),
        ...lying(4.9, 6.9, svg(980, 1380, '', '#14342b'), {
          at: [-0.8, 0.6],
          turn: 9,
          z: -0.02,
          thick: 0.05,
          edge: '#0f2820',
        }),
      ],
      24,
    ),
  'folder-a5': () =>
    down(
      'sand',
      [
        ...lying(3.8, 5.3, face('nakheel', 760, 1060, 0.5), { at: [0.8, -0.3], turn: -8, thick: 0.07 }),
        ...lying(3.8, 5.3, face('qamar', 760, 1060, 0.55), { at: [-1.1, 0.6], turn: 10, thick: 0.05, edge: '#0c2a33' }),
      ],
      20,
    ),
  'sticky-notes': () =>
    down(
      'sky',
      [
        ...pile(26, 3, 3, svg(600, 600, `${mark('noura', 500, 500, 60)}`, '#f7dd72'), {
          at: [0.7, -0.6],
          turn: -9,
          thick: 0.025,
          edge: '#e6c955',
        }),
        ...pile(18, 3, 3, svg(600, 600, `${mark('noura', 500, 500, 60)}`, '#f3a9b4'), {
          at: [-1.7, 1.4],
          turn: 14,
          thick: 0.025,
          edge: '#dd8f9b',
        }),
        ...lying(
          2.9,
          2.9,
          svg(
            600,
            600,
            `${ar(540, 220, 'اتصل بالمطبعة', 78, '#2a4a8a', 'end', 'Ruqaa', 400)}${ar(540, 330, 'قبل الثالثة', 78, '#2a4a8a', 'end', 'Ruqaa', 400)}${mark('noura', 500, 500, 60)}`,
            '#f7dd72',
          ),
          { at: [0.7, -0.6], turn: -3, z: 0.68, thick: 0.012, edge: '#e6c955' },
        ),
      ],
      18,
    ),
  'memo-cube': () =>
    onSweep(
      'lilac',
      moved(
        box(
          3,
          3,
          3,
          { colour: '#fdfcf9', rough: 0.9, grain: 0.05 },
          {
            front: {
              print: svg(
                600,
                600,
                `${art('bustan', 0, 150, 600, 450)}${names('bustan', 300, 90, 70)}${Array.from({ length: 60 }, (_, i) => rect(0, i * 10, 600, 1.5, '#000', 'fill-opacity=".08"')).join('')}`,
                '#fff',
              ),
            },
            left: {
              print: svg(
                600,
                600,
                `${art('bustan', 0, 0, 600, 600)}${Array.from({ length: 60 }, (_, i) => rect(0, i * 10, 600, 1.5, '#000', 'fill-opacity=".08"')).join('')}`,
                '#fff',
              ),
            },
            top: {
              print: svg(600, 600, `${mark('bustan', 510, 90, 50)}${lines(60, 220, 480, 5, 70, '#e4ded2', 4)}`, '#fff'),
            },
          },
        ),
        [0, 0, 0],
        [0, 0, 28],
      ),
      { target: [0, 0, 1.2], distance: 14, height: 26 },
    ),
  'pad-rx': () =>
    down('mint', [...pile(30, 4.2, 5.95, prescription, { at: [0, 0], turn: -8, thick: 0.012, edge: '#f1efe9' })], 20),
  placemat: () => down('butter', [...pile(6, 7, 4.93, placemat, { turn: -7 })], 23),
  'fridge-magnet': () =>
    onWall(
      '#dfe6e8',
      [
        ...moved(
          board(3.2, 2.2, 0.07, { print: plain('khubz', 640, 440), rough: 0.3 }, { colour: '#3b2a20' }, 0.3),
          [-1.4, 0, 1.5],
          [0, -7, 0],
        ),
        ...moved(
          board(
            2.6,
            2.6,
            0.07,
            { print: svg(600, 600, `${art('sahil', 0, 0, 600, 600)}`, '#faf3e6'), rough: 0.3 },
            { colour: '#0b4f5c' },
            1.3,
          ),
          [1.7, 0, -0.6],
        ),
        ...moved(
          board(2.9, 2, 0.07, { print: plain('rayhan', 580, 400), rough: 0.3 }, { colour: '#164b3c' }, 0.3),
          [-1.3, 0, -2],
          [0, 6, 0],
        ),
      ],
      { distance: 20, side: -16 },
    ),
  'floor-sticker': () =>
    onFloor(
      'stone',
      [
        ...lying(
          8,
          8,
          svg(
            1000,
            1000,
            `<clipPath id="r"><circle cx="500" cy="500" r="495"/></clipPath><g clip-path="url(#r)">${rect(0, 0, 1000, 1000, '#f2b705')}${ar(500, 400, 'المقهى', 190, INK, 'middle', 'Lale', 400)}<path d="M240 640H700M580 520L740 640L580 760" fill="none" stroke="#17181c" stroke-width="60" stroke-linecap="round" stroke-linejoin="round"/></g>`,
          ),
          { turn: 14, radius: 4, thick: 0.01, look: { opacity: -1 } },
        ),
      ],
      { target: [0, 0.6, 0], distance: 24, height: 36, side: -6 },
    ),
  'frame-letter': () =>
    onWall(
      '#d3dcd6',
      [
        ...moved(
          board(4.6, 6.2, 0.3, { colour: '#1d1e21', rough: 0.4 }, { colour: '#1d1e21', rough: 0.4 }, 0.02),
          [0, 0, 0],
        ),
        ...moved(board(4.2, 5.8, 0.02, { colour: '#fdfbf6', rough: 0.95 }, { colour: '#e9e4da' }, 0.01), [0, -0.29, 0]),
        ...moved(board(3.1, 4.4, 0.01, { print: lettering, rough: 0.9 }, { colour: '#d9d2c4' }, 0.005), [0, -0.315, 0]),
      ],
      { distance: 22, side: -17 },
    ),
  'acrylic-print-dunes': () =>
    onWall(
      '#e3e6e4',
      [
        ...moved(
          board(
            6.4,
            4.5,
            0.14,
            {
              print: svg(
                1400,
                980,
                `<svg width="1400" height="980" viewBox="900 120 1750 1225" preserveAspectRatio="xMidYMid slice">${[0].map(() => dunes(0).replace('viewBox="0 0 1000 1400"', 'viewBox="900 150 1750 1225"').replace('width="1000" height="1400"', 'x="900" y="150" width="1750" height="1225"')).join('')}</svg>`,
              ),
              rough: 0.06,
            },
            { colour: '#dfeef2', rough: 0.08 },
            0.02,
          ),
          [0, -0.35, 0],
        ),
        ...[
          [-2.9, 1.95],
          [2.9, 1.95],
          [-2.9, -1.95],
          [2.9, -1.95],
        ].flatMap(([x = 0, z = 0]) =>
          moved(
            [
              part(
                turned([
                  [0, 0.12],
                  [0.16, 0.12],
                  [0.18, 0.06],
                  [0.18, -0.4],
                ]),
                { colour: '#c9ccd0', isMetal: true, rough: 0.25 },
              ),
            ],
            [x, -0.5, z],
            [90, 0, 0],
          ),
        ),
      ],
      { distance: 22, side: 17 },
    ),
  'exercise-kraft': () =>
    down(
      'stone',
      [
        ...lying(3.7, 5.25, plain('khubz', 740, 1050, '#c49a6c', '#3b2412'), {
          at: [0.7, -0.3],
          turn: -9,
          thick: 0.12,
          radius: 0.05,
          edge: '#efe6d3',
        }),
        ...lying(3.7, 5.25, plain('riwaq', 740, 1050, '#c49a6c', '#3b2412'), {
          at: [-1.1, 0.6],
          turn: 11,
          thick: 0.1,
          radius: 0.05,
          edge: '#efe6d3',
        }),
      ],
      20,
    ),
  'notebook-pocket': () =>
    down(
      'aqua',
      [
        ['noura', '#d13a1f', '#fdfbf6'],
        ['sahil', '#0b4f5c', '#faf3e6'],
        ['rayhan', '#f2b705', '#17181c'],
      ].flatMap(([name = 'noura', ground = '#fff', ink = INK], i) =>
        lying(2.7, 4.2, plain(name, 540, 840, ground, ink), {
          at: [-2 + i * 1.9, 0.4 - i * 0.4],
          turn: 10 - i * 9,
          z: i * 0.08,
          thick: 0.12,
          radius: 0.08,
          edge: '#f4efe2',
        }),
      ),
      18,
    ),
  'sticker-holo': () =>
    down(
      'night',
      [
        ['sahil', -1.6, 1.4, 10],
        ['noura', 1.5, 1.2, -8],
        ['oud', 0, -1.6, 6],
      ].flatMap(([name, x, y, turn], i) =>
        lying(
          3,
          3,
          svg(
            600,
            600,
            `<defs><linearGradient id="h" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#9be7f2"/><stop offset=".25" stop-color="#c9b6ff"/><stop offset=".5" stop-color="#ffc6e6"/><stop offset=".75" stop-color="#fff2a8"/><stop offset="1" stop-color="#a8f0c0"/></linearGradient></defs><circle cx="300" cy="300" r="296" fill="url(#h)"/>${mark(String(name), 300, 290, 170, '#17181c')}`,
          ),
          {
            at: [Number(x), Number(y)],
            turn: Number(turn),
            z: i * 0.01,
            thick: 0.012,
            radius: 1.5,
            look: { opacity: -1, rough: 0.25 },
          },
        ),
      ),
      18,
      { keyPower: 1.2 },
    ),
  'label-barcode': () =>
    onSweep(
      'sky',
      [
        ...moved(
          [
            part(
              turned([
                [0.7, 0],
                [2.3, 0],
                [2.3, 1.6],
                [0.7, 1.6],
              ]),
              { colour: '#fbfaf6', rough: 0.8 },
            ),
            part(
              turned([
                [0.72, 1.6],
                [0.62, 1.6],
                [0.62, 0],
              ]),
              { colour: '#b98a55' },
            ),
          ],
          [-0.4, 0.6, 0],
        ),
        ...lying(
          6,
          1.5,
          svg(
            2400,
            600,
            Array.from(
              { length: 4 },
              (_, i) =>
                `${rect(i * 600 + 20, 40, 560, 520, '#fff', 'rx="24" stroke="#ded9cf" stroke-width="4"')}${ar(i * 600 + 550, 150, 'تمر سكري 1 كجم', 54, INK, 'end')}${Array.from({ length: 40 }, (__, k) => rect(i * 600 + 60 + k * 12, 220, ((k * 7) % 3) * 3 + 2, 180, INK)).join('')}${en(i * 600 + 300, 490, '6 281 000 01234 5', 54, INK)}`,
            ).join(''),
            '#e8e2d4',
          ),
          { at: [1.2, -2.2], turn: -14 },
        ),
      ],
      { target: [0.2, -0.6, 0.6], distance: 15, height: 34 },
    ),
  'invitation-baby': () =>
    down(
      'lilac',
      [
        ...lying(
          2.7,
          3.6,
          svg(
            900,
            1200,
            `${disc(450, 430, 210, '#f6cfc4')}${ar(450, 480, 'جود', 210, '#8a2f45', 'middle', 'Ruqaa', 700)}${ar(450, 760, 'نوّرت بيتنا', 92, '#8a2f45', 'middle', 'Amiri', 400)}${en(450, 900, '3.2 kg · 04 · 11 · 2026', 56, '#a0705f')}`,
            '#fdf3ee',
          ),
          { at: [0.8, -0.8], turn: -8, radius: 0.12 },
        ),
        ...pile(
          8,
          2.7,
          3.6,
          svg(
            900,
            1200,
            `${disc(450, 430, 210, '#cfe0ee')}${ar(450, 480, 'سلمان', 170, '#1f3557', 'middle', 'Ruqaa', 700)}${ar(450, 760, 'حلّ ضيفًا', 92, '#1f3557', 'middle', 'Amiri', 400)}`,
            '#f3f8fc',
          ),
          { at: [-1.2, 0.9], turn: 12, radius: 0.12 },
        ),
      ],
      15,
    ),
}
