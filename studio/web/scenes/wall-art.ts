/** Pictures that hang. */
import { turned } from '../mesh.ts'
import { INK, ar, en, rect, svg } from '../print.ts'
import { board, moved, onWall, part } from '../set.ts'
import type { Shot } from '../shot.ts'
import { dunes } from '../faces.ts'

const lettering = svg(
  1000,
  1400,
  `${ar(500, 760, 'صبر', 430, INK, 'middle', 'Ruqaa', 700)}${rect(300, 1010, 400, 5, '#c9a35a')}${en(500, 1110, 'patience', 62, '#5c5e66', 'middle', 'Frau')}`,
  '#fbf8f1',
)

export const SHOTS: Readonly<Record<string, () => Shot>> = {
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
}
