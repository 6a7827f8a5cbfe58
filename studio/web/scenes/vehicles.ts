/** A truck with a printed box. */
import { turned } from '../mesh.ts'
import { art, names, rect, svg } from '../print.ts'
import { box, moved, onSweep, part } from '../set.ts'
import type { Part, Shot } from '../stage.ts'

const RUBBER = { colour: '#1d1e20', rough: 0.8 }

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
  'truck-side': () => onSweep('butter', truck(), { ...side, target: [0, 0, 2.8], side: -16 }),
}
