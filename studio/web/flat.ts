/** What lies flat on the ground: one sheet, or a pile of them, seen from above. */
import { raised, roundedOutline } from './mesh.ts'
import type { Vec } from './mesh.ts'
import { rect, svg } from './print.ts'
import { moved, onFloor, part } from './set.ts'
import type { Tint } from './set.ts'
import type { Look, Part, Shot } from './shot.ts'

export interface Place {
  readonly at?: readonly [number, number]
  readonly turn?: number
  readonly z?: number
  readonly thick?: number
  readonly radius?: number
  readonly edge?: string
  readonly look?: Look
}

/** Something flat on the ground, its print upwards. */
export function lying(
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
export function pile(count: number, width: number, height: number, print: string, place: Place = {}): Part[] {
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

export const down = (
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
