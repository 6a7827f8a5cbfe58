import { readFileSync } from 'node:fs'
import engine from 'jscolorengine'

/** Conversion between the colours of screens (sRGB) and the inks of a press, by its ICC profile. */
export type PressColours = {
  /** Red, green and blue, a byte each, to cyan, magenta, yellow and black, a byte each, 255 for all of the ink. */
  readonly toInks: (rgb: Uint8ClampedArray) => Uint8ClampedArray
  /** What these inks look like on a screen. */
  readonly toScreen: (inks: Uint8ClampedArray) => Uint8ClampedArray
}

/** Offset on coated paper (FOGRA39L): the profile of a shop that has set none. */
const COATED = new URL('./profiles/fogra39l-coated.icc', import.meta.url)

/** The ICC profile of that press. */
export const coatedProfile = (): Uint8Array => readFileSync(COATED)

/**
 * Press colours by relative colorimetry with black-point compensation, as design programs convert
 * (docs/decisions/0129). `profile` is an ICC profile of a press with four inks. Throws for anything else.
 */
export function pressColours(profile: Uint8Array = coatedProfile()): PressColours {
  const press = new engine.Profile()
  press.loadBinary(profile)
  if (!press.loaded || press.outputChannels !== 4) throw new Error('no ICC profile of a press with four inks')
  const toInks = transform('*srgb', press)
  const toScreen = transform(press, '*srgb')
  return { toInks: (rgb) => toInks.array(rgb), toScreen: (inks) => toScreen.array(inks) }
}

function transform(from: Parameters<InstanceType<typeof engine.Transform>['create']>[0], to: typeof from) {
  const made = new engine.Transform({ buildLut: true, dataFormat: 'int8', BPC: true })
  made.create(from, to, engine.eIntent.relative)
  return made
}
