/** A poster on foam board. */
import { INK, ar, art, lines, svg } from '../print.ts'
import { board, moved, onSweep } from '../set.ts'
import type { Shot } from '../shot.ts'

export const SHOTS: Readonly<Record<string, () => Shot>> = {
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
