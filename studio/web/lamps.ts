/** The lights of a shot, moved a little in each pass. */
import { cross, scaled, unit } from './mesh.ts'
import type { Vec } from './mesh.ts'
import type { Shot } from './shot.ts'

export const linear = (hex: string): Vec => {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

/** Even points in a square, always the same. */
export const even = (index: number): [number, number] => [
  (0.5 + index * 0.7548776662466927) % 1,
  (0.5 + index * 0.5698402909980532) % 1,
]

export function within(direction: Vec, degrees: number, [a, b]: [number, number]): Vec {
  const w = unit(direction)
  const u = unit(cross(Math.abs(w[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1], w))
  const v = cross(w, u)
  const radius = Math.tan((degrees * Math.PI) / 180) * Math.sqrt(a)
  const angle = 2 * Math.PI * b
  return unit(
    [0, 1, 2].map(
      (k) => (w[k] ?? 0) + radius * (Math.cos(angle) * (u[k] ?? 0) + Math.sin(angle) * (v[k] ?? 0)),
    ) as unknown as Vec,
  )
}

export interface Lamp {
  readonly direction: Vec
  readonly colour: Vec
}

/** A warm key from the upper left, a cool fill, a soft top, and light from everywhere. */
export function lamps(shot: Shot, count: number): Lamp[] {
  const power = shot.keyPower ?? 1
  const kinds: [share: number, direction: Vec, spread: number, colour: Vec][] = [
    [0.4, shot.key ?? [-0.75, -0.62, 0.95], 11, [1.62 * power, 1.55 * power, 1.46 * power]],
    [0.14, [0.45, -0.95, 0.4], 26, [0.5, 0.51, 0.53]],
    [0.14, [-0.1, 0.2, 1], 32, [0.36, 0.36, 0.36]],
  ]
  const made = kinds.flatMap(([share, direction, spread, colour]) => {
    const each = Math.round(count * share)
    return Array.from({ length: each }, (_, i): Lamp => ({
      direction: within(direction, spread, even(i)),
      colour: scaled(colour, 1 / each),
    }))
  })
  const rest = count - made.length
  const dome = shot.dome ?? 0.62
  for (let i = 0; i < rest; i++) {
    const [a, b] = even(i)
    const [r, angle] = [Math.sqrt(a), 2 * Math.PI * b]
    const direction: Vec = [r * Math.cos(angle), r * Math.sin(angle), Math.sqrt(1 - a)]
    made.push({ direction, colour: scaled([dome, dome, dome * 1.02], 1.5 / rest) })
  }
  return made
}
