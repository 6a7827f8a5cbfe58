/** More pictures of a scene: the same things seen from nearer, or from the other side. */
import { add } from './mesh.ts'
import type { Vec } from './mesh.ts'
import type { Shot } from './shot.ts'

type Scene = () => Shot | Promise<Shot>

/** Where to look: the middle as shares of the whole picture, how much of it is seen, and by how many degrees turned. */
type View = readonly [across: number, down: number, share: number, turn: number]

const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
const unit = (a: Vec): Vec => {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}
const times = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by]

/** Moves the camera over the picture, then nearer, then round its new target. */
export function closer(shot: Shot, [across, down, share, turn]: View): Shot {
  const { eye, target, angle = 24, width = 720, height = 900 } = shot
  const back: Vec = [eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]]
  const right = unit(cross([0, 0, 1], back))
  const up = unit(cross(back, right))
  const tall = 2 * Math.hypot(...back) * Math.tan((angle * Math.PI) / 360)
  const aim = add(add(target, times(right, (across - 0.5) * tall * (width / height))), times(up, (0.5 - down) * tall))
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const turned: Vec = [back[0] * cos - back[1] * sin, back[0] * sin + back[1] * cos, back[2]]
  return { ...shot, target: aim, eye: add(aim, times(turned, share)), passes: 28 }
}

/** Which scenes are seen again: `name` of a picture, and the views with what they are called. */
export const AGAIN: Readonly<Record<string, Readonly<Record<string, View>>>> = {
  'flag-teardrop': { detail: [0.5, 0.3, 0.46, 10], side: [0.5, 0.5, 0.96, 40] },
  'pole-banner': { detail: [0.58, 0.42, 0.44, 14], side: [0.5, 0.46, 0.8, 36] },
  'l-banner': { detail: [0.5, 0.66, 0.5, 12], side: [0.5, 0.5, 0.94, 46] },
  bunting: { detail: [0.5, 0.58, 0.42, 10], side: [0.5, 0.5, 0.8, 30] },
  'backdrop-fabric': { detail: [0.44, 0.32, 0.62, 8], side: [0.5, 0.5, 1, 40] },
  'rollup-desk': { detail: [0.5, 0.66, 0.5, 14], side: [0.5, 0.5, 0.86, 46] },
  'notebook-pocket': { detail: [0.62, 0.5, 0.5, 12], side: [0.5, 0.5, 0.96, -40] },
  'exercise-kraft': { detail: [0.58, 0.52, 0.52, 14], side: [0.5, 0.5, 0.96, -38] },
  'sticky-notes': { detail: [0.64, 0.62, 0.5, 16], side: [0.5, 0.5, 1, -44] },
  'pad-rx': { detail: [0.5, 0.36, 0.46, 14], side: [0.5, 0.5, 0.86, -40] },
  'cards-slim-sahil': { detail: [0.44, 0.44, 0.5, 14], side: [0.5, 0.5, 0.9, -46] },
  'cards-rounded-rayhan': { detail: [0.42, 0.4, 0.5, 14], side: [0.52, 0.5, 0.96, -40] },
  'envelope-kraft': { detail: [0.5, 0.56, 0.52, 14], side: [0.5, 0.5, 0.96, -40] },
  'folder-foil': { detail: [0.6, 0.46, 0.46, 14], side: [0.5, 0.5, 0.96, -40] },
  'key-card': { detail: [0.52, 0.42, 0.5, 14], side: [0.54, 0.5, 0.92, -40] },
  'card-metal': { detail: [0.64, 0.56, 0.5, 14], side: [0.56, 0.56, 0.8, -44] },
  'media-wall-noura': { detail: [0.4, 0.5, 0.44, 8], side: [0.5, 0.5, 0.96, 40] },
  'wall-led': { detail: [0.46, 0.3, 0.46, 8], side: [0.5, 0.5, 0.94, 38] },
  'brochure-stand': { detail: [0.5, 0.36, 0.46, 10], side: [0.5, 0.5, 0.94, 52] },
  'ticket-event': { detail: [0.6, 0.46, 0.5, 14], side: [0.5, 0.5, 0.94, -40] },
  'umbrella-cafe': { detail: [0.5, 0.28, 0.46, 10], side: [0.5, 0.36, 0.62, -44] },
  'flyer-square': { detail: [0.62, 0.56, 0.5, 14], side: [0.5, 0.5, 0.96, -40] },
  voucher: { detail: [0.56, 0.42, 0.52, 14], side: [0.52, 0.5, 0.96, -38] },
  postcard: { detail: [0.5, 0.54, 0.5, 14], side: [0.5, 0.5, 0.96, -40] },
  'poster-foam': { detail: [0.3, 0.3, 0.44, 20], side: [0.5, 0.5, 0.96, 44] },
  'invitation-baby': { detail: [0.36, 0.4, 0.5, 14], side: [0.5, 0.5, 0.96, -38] },
}

/** The scenes above under names of their own, `tent-sahil-detail`. */
export function seenAgain(scenes: Readonly<Record<string, Scene>>): Record<string, Scene> {
  return Object.fromEntries(
    Object.entries(AGAIN).flatMap(([name, views]) =>
      Object.entries(views).map(([kind, view]): [string, Scene] => [
        `${name}-${kind}`,
        async () => {
          const scene = scenes[name]
          if (!scene) throw new Error(`no scene ${name}`)
          return closer(await scene(), view)
        },
      ]),
    ),
  )
}
