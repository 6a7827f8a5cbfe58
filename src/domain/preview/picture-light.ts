import { beforeShoulder, shoulder, toLight, toScreen } from './tone.ts'

type Bytes = Uint8Array | Uint8ClampedArray

/** The light of a byte of a picture. */
export const LIGHT_OF = Float32Array.from({ length: 256 }, (_, byte) => toLight(byte / 255))

const SCREEN_STEPS = 4096
const SCREEN_OF = Uint8Array.from({ length: SCREEN_STEPS + 1 }, (_, step) =>
  Math.round(toScreen(step / SCREEN_STEPS) * 255),
)

/** Light of the brightest channel up to which the shoulder is tabulated, and steps from one to the next whole. */
const BRIGHTEST = 4
const SHOULDER_STEPS = 512
const SHOULDER_OF = Float32Array.from({ length: BRIGHTEST * SHOULDER_STEPS + 1 }, (_, step) =>
  shoulder(step / SHOULDER_STEPS),
)

/** The light that a pixel of a photograph was before it was developed: three numbers from `to` on. */
export function lightAt(data: Bytes, index: number, out: Float32Array, to = 0): void {
  const red = LIGHT_OF[data[index * 4] ?? 0] ?? 0
  const green = LIGHT_OF[data[index * 4 + 1] ?? 0] ?? 0
  const blue = LIGHT_OF[data[index * 4 + 2] ?? 0] ?? 0
  const factor = beforeShoulder(Math.max(red, green, blue))
  out[to] = red * factor
  out[to + 1] = green * factor
  out[to + 2] = blue * factor
}

/** Shows light as a pixel of a photograph. */
export function develop(data: Bytes, index: number, red: number, green: number, blue: number): void {
  const [r, g, b] = [Math.max(0, red), Math.max(0, green), Math.max(0, blue)]
  const top = Math.min(BRIGHTEST, Math.max(r, g, b))
  const factor = (SHOULDER_OF[(top * SHOULDER_STEPS) | 0] ?? 1) * SCREEN_STEPS
  data[index * 4] = SCREEN_OF[(r * factor + 0.5) | 0] ?? 255
  data[index * 4 + 1] = SCREEN_OF[(g * factor + 0.5) | 0] ?? 255
  data[index * 4 + 2] = SCREEN_OF[(b * factor + 0.5) | 0] ?? 255
}
