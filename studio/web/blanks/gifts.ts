/** A pen and a box of gifts as blanks. */
import type { Blank } from '../blank.ts'
import { EXPOSURE, one } from './cloth.ts'
import { raised, roundedOutline, surface, turned } from '../mesh.ts'
import { box, moved, onFloor, onSweep, part } from '../set.ts'
import { printed, WHITE } from '../blank.ts'
import type { Look } from '../shot.ts'

const CHROME: Look = { colour: '#c9ccd0', isMetal: true, rough: 0.25 }
const PLASTIC: Look = { colour: WHITE, rough: 0.3 }

/** A ball pen that lies, its barrel of 11 mm in view; the print of 50 x 6 mm lies along the barrel. One unit is a centimetre. */
export const pen = (): Blank => {
  const r = 0.55
  const camera = 52
  // Turned away from the camera, its side shows a little more from above.
  const facing = 58
  const barrel = turned(
    [
      [0, 0],
      [r - 0.04, 0],
      [r, 0.05],
      [r, 8.4],
      [r - 0.05, 8.5],
      [0, 8.5],
    ],
    96,
  )
  const tip = turned(
    [
      [0, -2.3],
      [0.06, -2.3],
      [0.08, -2.05],
      [0.16, -1.95],
      [0.36, -0.5],
      [r - 0.06, 0],
    ],
    64,
  )
  const button = turned(
    [
      [0.4, 8.5],
      [0.4, 8.75],
      [0.26, 8.8],
      [0.26, 9.5],
      [0.2, 9.58],
      [0, 9.58],
    ],
    64,
  )
  const lying = [part(barrel, PLASTIC), part(tip, CHROME), part(button, CHROME)]
  const print = surface(
    (u, v) => {
      const angle = (facing * Math.PI) / 180 + ((v - 0.5) * 0.6) / r
      return [(u - 0.5) * 5, -(r + 0.004) * Math.cos(angle), r + (r + 0.004) * Math.sin(angle)]
    },
    40,
    24,
  )
  const clip = raised(roundedOutline(3.6, 0.34, 0.16), 0.08, 0.02)
  return {
    kind: 'pen',
    regions: one(50 / 6),
    shot: onFloor(
      'blush',
      moved(
        [
          ...moved(lying, [-4.2, 0, r], [0, 90, 0]),
          ...moved([part(clip.top, CHROME), part(clip.side, CHROME)], [2.6, 0.35, 2 * r + 0.02], [0, 0, 0]),
          part(print, printed(0, { rough: 0.3 })),
        ],
        [0, 0, 0],
        [0, 0, 38],
      ),
      { target: [-0.45, -0.3, 0.4], distance: 31, height: camera, key: [-0.9, 0.1, 0.8], exposure: EXPOSURE },
    ),
  }
}

/** A box of gifts with a lid; the mark of 80 x 60 mm is in the middle of the lid. */
export const giftBox = (): Blank => {
  const [w, d, h, lid] = [4.8, 3.8, 1.5, 0.75]
  const [pw, ph] = [2.2, (2.2 * 60) / 80]
  return {
    kind: 'gift-box',
    regions: one(80 / 60),
    shot: onSweep(
      'sand',
      moved(
        [
          ...box(w - 0.1, d - 0.1, h, { colour: WHITE, rough: 0.75 }),
          ...moved(box(w, d, lid, { colour: WHITE, rough: 0.7 }), [0, 0, h - lid + 0.14]),
          part(
            surface((u, v) => [(u - 0.5) * pw, (v - 0.5) * ph, h + 0.145], 2, 2),
            printed(0, { rough: 0.7 }),
          ),
        ],
        [0, 0, 0],
        [0, 0, -24],
      ),
      { target: [0, 0, 0.7], distance: 20.5, height: 38, exposure: 0.55 },
    ),
  }
}
