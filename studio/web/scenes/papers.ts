/** Sheets, envelopes, folders and pads. */
import { INK, ar, art, en, lines, mark, names, rect, svg } from '../print.ts'
import { box, moved, onSweep } from '../set.ts'
import type { Shot } from '../shot.ts'
import { lying, pile, down } from '../flat.ts'
import { face, plain } from '../faces.ts'

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

export const SHOTS: Readonly<Record<string, () => Shot>> = {
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
}
