/** From light to the picture: as the small studio develops its pictures, in plain numbers. */
import { shoulder, toScreen } from '../../src/domain/preview/tone.ts'

/** Four linear numbers a pixel to three bytes of sRGB. Very bright colours keep their hue. */
export function developed(light: Float32Array): Uint8Array {
  const pixels = light.length / 4
  const bytes = new Uint8Array(pixels * 3)
  for (let i = 0; i < pixels; i++) {
    const colour = [light[i * 4] ?? 0, light[i * 4 + 1] ?? 0, light[i * 4 + 2] ?? 0]
    const factor = shoulder(Math.max(...colour))
    colour.forEach((value, channel) => {
      bytes[i * 3 + channel] = Math.round(toScreen(value * factor) * 255)
    })
  }
  return bytes
}
