/** A colour as light it gives, red, green and blue from 0 to 1 (linear, not as screens store it). */
type Light = readonly [red: number, green: number, blue: number]

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

const toLinear = (stored: number): number => (stored <= 0.04045 ? stored / 12.92 : ((stored + 0.055) / 1.055) ** 2.4)
const toStored = (linear: number): number =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055

/** The light of "#rrggbb"; throws for another text, which callers have checked. */
function lightOf(hex: string): Light {
  const [, red, green, blue] = HEX.exec(hex) ?? []
  if (red === undefined || green === undefined || blue === undefined) throw new TypeError(`no colour: ${hex}`)
  const part = (text: string): number => toLinear(Number.parseInt(text, 16) / 255)
  return [part(red), part(green), part(blue)]
}

const hexOf = (light: Light): string =>
  `#${light
    .map((part) => Math.round(Math.min(1, Math.max(0, toStored(part))) * 255))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`

const mapLight = ([red, green, blue]: Light, of: (part: number) => number): Light => [of(red), of(green), of(blue)]

const luminance = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** The contrast of two colours, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(lightOf(one)), luminance(lightOf(other))].toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  return (bright + 0.05) / (dark + 0.05)
}

/** A colour with `share` of its light taken away (below 0: of the light it lacks added). Its hue stays. */
export const shaded = (hex: string, share: number): string =>
  hexOf(mapLight(lightOf(hex), (part) => (share >= 0 ? part * (1 - share) : part + (1 - part) * -share)))

/**
 * A colour exactly as bright as `ground`, in the hue of another: grey for a share of 0, for 1 as much of the hue as that
 * brightness allows when it is mixed with white.
 */
export function inHueOf(hue: string, ground: string, share: number): string {
  const bright = luminance(lightOf(ground))
  const light = lightOf(hue)
  const mix = Math.min(1, (1 - bright) / (1 - luminance(light)))
  return hexOf(mapLight(light, (part) => (1 - mix + part * mix) * share + bright * (1 - share)))
}

/** Percent by percent, the first shade of a colour with that contrast to the ground; `towards` dark or bright. */
export function readableOn(ground: string, hex: string, least: number, towards: 'dark' | 'bright'): string {
  for (let percent = 0; percent < 100; percent += 1) {
    const shade = shaded(hex, (towards === 'dark' ? percent : -percent) / 100)
    if (contrast(shade, ground) >= least) return shade
  }
  return towards === 'dark' ? '#000000' : '#ffffff'
}
