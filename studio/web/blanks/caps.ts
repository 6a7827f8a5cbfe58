/** A cap as a blank. */
import type { Blank } from '../blank.ts'
import { EXPOSURE, one } from './cloth.ts'
import { surface, tube, turned } from '../mesh.ts'
import type { Vec } from '../mesh.ts'
import { moved, onSweep, part } from '../set.ts'
import { printed, WHITE } from '../blank.ts'
import type { Look, Part } from '../shot.ts'

/** The crown of a cap: how wide it is across at an angle of height, and how high that is. */
const [WIDE, DEEP, HIGH] = [2, 2.25, 2.2]
const widthAt = (angle: number): number => Math.cos(angle) ** 0.84
const onCrown = (around: number, angle: number, out = 0): Vec => {
  const width = widthAt(angle) + out / WIDE
  return [
    WIDE * width * Math.sin(around),
    -DEEP * width * Math.cos(around),
    HIGH * Math.sin(angle) + out * Math.sin(angle),
  ]
}
const CAP_CLOTH: Look = { colour: WHITE, rough: 0.95 }
const TOP = (Math.PI / 2) * 0.995

/** A cap of six panels, its mark of 110 x 55 mm above the peak. */
export const cap = (): Blank => {
  const mm = WIDE / 92
  const [low, high] = [0.2, 0.2 + (55 * mm) / HIGH / 0.86]
  const mark = surface(
    (u, v) => {
      const angle = low + (high - low) * v
      return onCrown(((u - 0.5) * 110 * mm) / ((WIDE + DEEP) / 2) / widthAt(angle), angle, 0.012)
    },
    60,
    40,
  )
  const seams = Array.from({ length: 6 }, (_, k) => {
    const around = Math.PI * (k / 3)
    const line = Array.from({ length: 41 }, (__, i) => onCrown(around, (TOP * i) / 40))
    return part(tube(line, 0.014, 8), CAP_CLOTH)
  })
  // The seam between the two panels in front runs under the mark.
  const button = turned(
    [
      [0.17, 0],
      [0.16, 0.05],
      [0.1, 0.09],
      [0, 0.1],
    ],
    32,
  )
  return {
    kind: 'cap',
    regions: one(110 / 55),
    shot: onSweep(
      'stone',
      moved(
        [
          part(
            surface((u, v) => onCrown((u - 0.5) * 2 * Math.PI, TOP * v), 160, 60),
            { ...CAP_CLOTH, back: '#d9d5cc' },
          ),
          ...seams.slice(1),
          part(
            tube(
              Array.from({ length: 12 }, (_, i) => onCrown(0, high + ((TOP - high) * (i + 0.3)) / 11.3)),
              0.014,
              8,
            ),
            CAP_CLOTH,
          ),
          ...moved([part(button, CAP_CLOTH)], [0, 0, HIGH - 0.02]),
          ...peak(),
          part(mark, printed(0, { rough: 0.95 })),
        ],
        [0, 0, 0.5],
        [0, 0, -20],
      ),
      { target: [-0.2, -0.8, 1.15], distance: 17.5, height: 19, exposure: EXPOSURE },
    ),
  }
}

/** The peak: from the crown outwards, bent down at its sides; lines of stitches follow its edge. */
function peak(): Part[] {
  const span = (76 * Math.PI) / 180
  const at = (across: number, out: number): Vec => {
    const around = (2 * across - 1) * span
    const reach = 2 * Math.max(0, Math.cos((2 * across - 1) * (Math.PI / 2))) ** 0.6 * out
    const [x, y] = [WIDE * Math.sin(around) * (1 + 0.04 * out), -DEEP * Math.cos(around) - reach]
    // It bends down as far as it reaches out: where it begins it lies against the crown.
    return [x, y, 0.06 - 0.12 * out - 0.115 * x * x * Math.sqrt(reach / 2)]
  }
  const line = (out: number): Vec[] => Array.from({ length: 61 }, (_, i) => at(i / 60, out))
  return [
    part(
      surface((u, v) => at(u, 1 - v), 90, 30),
      { ...CAP_CLOTH, back: WHITE },
    ),
    part(tube(line(1), 0.045, 10), CAP_CLOTH),
    ...[0.3, 0.5, 0.7, 0.88].map((out) => part(tube(line(out), 0.011, 6), CAP_CLOTH)),
  ]
}
