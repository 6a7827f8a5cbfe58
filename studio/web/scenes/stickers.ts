/** Stickers, labels and magnets. */
import { turned } from '../mesh.ts'
import { INK, ar, art, en, mark, rect, svg } from '../print.ts'
import { board, moved, onFloor, onSweep, onWall, part } from '../set.ts'
import type { Shot } from '../shot.ts'
import { lying, down } from '../flat.ts'
import { plain } from '../faces.ts'

export const SHOTS: Readonly<Record<string, () => Shot>> = {
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
}
