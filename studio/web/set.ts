/** Backdrops and cameras that all pictures share. */
import { add, placed, raised, roundedOutline, surface } from './mesh.ts'
import type { Mesh, Vec } from './mesh.ts'
import type { Look, Part, Shot } from './shot.ts'

export const TINTS = {
  paper: '#efe9dd',
  sand: '#ead9b9',
  blush: '#f0bfa9',
  aqua: '#a9d6df',
  butter: '#f2d27f',
  mint: '#b9dcc9',
  sky: '#bcd8ec',
  stone: '#cfc9be',
  lilac: '#dcc6dc',
  teal: '#1c4f5a',
  night: '#22242b',
} as const

export type Tint = keyof typeof TINTS

export const part = (mesh: Mesh, look: Look = {}): Part => ({ mesh, look })

/** Radius of the curve between the ground and what hangs behind. */
const BEND = 7

/** A sheet of paper hung behind and under the thing. */
export function sweep(tint: Tint, back = 9): Part {
  const line = (v: number): [number, number] => {
    if (v < 0.5) return [-50 + v * 2 * (50 + back - BEND), 0]
    if (v < 0.75) {
      const angle = ((v - 0.5) / 0.25) * (Math.PI / 2)
      return [back - BEND + BEND * Math.sin(angle), BEND - BEND * Math.cos(angle)]
    }
    return [back, BEND + ((v - 0.75) / 0.25) * 22]
  }
  return part(
    surface((u, v) => [(u - 0.5) * 60, line(v)[0], line(v)[1]], 2, 96),
    { colour: TINTS[tint], rough: 0.95 },
  )
}

/** A wall at y = 0, seen from the front, with a floor in front of it when `floor` says at what height. */
export function wall(colour: string, floor?: number, floorColour = '#c8b595', look: Look = {}): Part[] {
  const made = [
    part(
      surface((u, v) => [(u - 0.5) * 60, 0, (v - 0.5) * 60], 1, 1),
      { colour, rough: 0.95, grain: 0.03, scale: 0.5, ...look },
    ),
  ]
  if (floor !== undefined)
    made.push(
      part(
        surface((u, v) => [(u - 0.5) * 60, -v * 30, floor], 1, 1, true),
        { colour: floorColour, rough: 0.6, grain: 0.04 },
      ),
    )
  return made
}

export const moved = (parts: readonly Part[], at: Vec, turn: Vec = [0, 0, 0]): Part[] =>
  parts.map(({ mesh, look }) => ({ mesh: placed(mesh, { at, turn }), look }))

/** On the sweep, from in front and above: `height` of the camera in degrees, turned by `side` degrees. */
export function onSweep(
  tint: Tint,
  parts: readonly Part[],
  {
    distance = 14,
    height = 24,
    side = 0,
    target = [0, 0, 1],
    ...rest
  }: { distance?: number; height?: number; side?: number; target?: Vec } & Partial<Shot> = {},
): Shot {
  const [h, s] = [(height * Math.PI) / 180, (side * Math.PI) / 180]
  const eye = add(target, [
    Math.sin(s) * Math.cos(h) * distance,
    -Math.cos(s) * Math.cos(h) * distance,
    Math.sin(h) * distance,
  ])
  return { parts: [sweep(tint), ...parts], eye, target, sky: TINTS[tint], ...rest }
}

/** On a flat ground without a horizon, for what lies. */
export function onFloor(tint: Tint, parts: readonly Part[], view: Parameters<typeof onSweep>[2]): Shot {
  const shot = onSweep(tint, parts, view)
  const ground = part(
    surface((u, v) => [(u - 0.5) * 80, (v - 0.5) * 80, 0], 1, 1),
    { colour: TINTS[tint], rough: 0.95 },
  )
  return { ...shot, parts: [ground, ...parts] }
}

/** On a wall, from the front, a little from the side. */
export function onWall(
  colour: string,
  parts: readonly Part[],
  {
    distance = 16,
    side = 0,
    height = 0,
    target = [0, 0, 0],
    floor,
    floorColour,
    ...rest
  }: {
    distance?: number
    side?: number
    height?: number
    target?: Vec
    floor?: number
    floorColour?: string
  } & Partial<Shot> = {},
): Shot {
  const [h, s] = [(height * Math.PI) / 180, (side * Math.PI) / 180]
  const eye = add(target, [
    Math.sin(s) * Math.cos(h) * distance,
    -Math.cos(s) * Math.cos(h) * distance,
    Math.sin(h) * distance,
  ])
  return { exposure: 0.66, parts: [...wall(colour, floor, floorColour), ...parts], eye, target, sky: colour, ...rest }
}

export type Faces = Partial<Record<'front' | 'right' | 'back' | 'left' | 'top' | 'bottom', Look>>

/** A box standing on the ground in the middle; every face may have a look of its own. */
export function box(width: number, depth: number, height: number, look: Look = {}, faces: Faces = {}): Part[] {
  const [w, d] = [width / 2, depth / 2]
  const at: Record<keyof Faces, (u: number, v: number) => Vec> = {
    front: (u, v) => [(2 * u - 1) * w, -d, v * height],
    right: (u, v) => [w, (2 * u - 1) * d, v * height],
    back: (u, v) => [(1 - 2 * u) * w, d, v * height],
    left: (u, v) => [-w, (1 - 2 * u) * d, v * height],
    top: (u, v) => [(2 * u - 1) * w, (2 * v - 1) * d, height],
    bottom: (u, v) => [(2 * u - 1) * w, (1 - 2 * v) * d, 0],
  }
  return Object.entries(at).map(([face, of]) => part(surface(of, 1, 1), { ...look, ...faces[face as keyof Faces] }))
}

const withoutPrint = ({ print: _print, ...look }: Look): Look => look

/** A board that faces the camera, its middle at the origin: print in front, an edge around it. */
export function board(
  width: number,
  height: number,
  thick: number,
  face: Look,
  edge: Look = face,
  radius = 0.04,
  bevel = 0.01,
): Part[] {
  const made = raised(roundedOutline(width, height, radius), thick, bevel)
  return moved(
    [part(made.top, face), part(made.side, withoutPrint(edge)), part(made.bottom, edge)],
    [0, 0, 0],
    [90, 0, 0],
  )
}
