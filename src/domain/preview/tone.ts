/** Light of a shot is shown as it is up to this brightness; above it a shoulder leads towards white. */
export const KNEE = 0.72
/** What is left above the knee. */
export const SHOULDER = 1 - KNEE

/** Linear light, 0 to 1, to a number of sRGB, 0 to 1. */
export const toScreen = (light: number): number =>
  light <= 0.0031308 ? 12.92 * Math.max(0, light) : 1.055 * Math.min(1, light) ** (1 / 2.4) - 0.055

/** A number of sRGB, 0 to 1, to linear light. */
export const toLight = (screen: number): number =>
  screen <= 0.04045 ? screen / 12.92 : ((screen + 0.055) / 1.055) ** 2.4

/** The brightest light that differs from white. */
const BRIGHTEST = 0.999

/** How much brighter the light was than its brightest channel is in the picture, as a factor. */
export const beforeShoulder = (top: number): number =>
  top <= KNEE ? 1 : (KNEE - SHOULDER * Math.log(1 - (Math.min(BRIGHTEST, top) - KNEE) / SHOULDER)) / top

/** By what light of this brightest channel is multiplied to be shown. */
export const shoulder = (top: number): number =>
  top <= KNEE ? 1 : (KNEE + SHOULDER * (1 - Math.exp(-(top - KNEE) / SHOULDER))) / top
