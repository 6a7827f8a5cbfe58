/** One ink of a page: how much of it each dot has, from 0 to 255. */
export type InkPlate = { readonly ink: string; readonly cover: number; readonly levels: Uint8Array }

/** The plates of a page, all of one size in dots. */
export type PlateSet = {
  readonly width: number
  readonly height: number
  readonly hasScreenColours: boolean
  readonly plates: readonly InkPlate[]
}

/** What lies in one place, in percent. */
export type Probe = {
  readonly total: number
  readonly inks: readonly { readonly ink: string; readonly percent: number }[]
}

/** How light an ink leaves red, green and blue where it is full; a spot ink is shown as a warm grey. */
const COLOURS: Readonly<Record<string, readonly [number, number, number]>> = {
  Cyan: [0, 0.62, 0.88],
  Magenta: [0.89, 0, 0.48],
  Yellow: [1, 0.93, 0],
  Black: [0.09, 0.09, 0.11],
}
const SPOT = [0.6, 0.52, 0.36] as const

export const colourOf = (ink: string): readonly [number, number, number] => COLOURS[ink] ?? SPOT

/** What lies at a dot, counted from the left and the top. */
export function probeAt({ width, height, plates }: PlateSet, x: number, y: number): Probe | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined
  const inks = plates.map(({ ink, levels }) => ({
    ink,
    percent: Math.round(((levels[row * width + column] ?? 0) / 255) * 100),
  }))
  return { inks, total: inks.reduce((sum, { percent }) => sum + percent, 0) }
}

/** The place with the most ink, in dots from the left and the top. */
export function heaviest(set: PlateSet): { readonly x: number; readonly y: number; readonly probe: Probe } {
  let [most, at] = [-1, 0]
  for (let dot = 0; dot < set.width * set.height; dot += 1) {
    let sum = 0
    for (const { levels } of set.plates) sum += levels[dot] ?? 0
    if (sum > most) [most, at] = [sum, dot]
  }
  const [x, y] = [at % set.width, Math.floor(at / set.width)]
  return { x, y, probe: probeAt(set, x, y) ?? { total: 0, inks: [] } }
}

/** Draws chosen inks over each other on white, as bytes of red, green, blue and full cover. */
export function composite(
  { width, height, plates }: PlateSet,
  chosen: ReadonlySet<string>,
): Uint8ClampedArray<ArrayBuffer> {
  const dots = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const { ink, levels } of plates.filter((plate) => chosen.has(plate.ink))) {
    const colour = colourOf(ink)
    for (let dot = 0; dot < levels.length; dot += 1) {
      const amount = (levels[dot] ?? 0) / 255
      if (amount === 0) continue
      for (let channel = 0; channel < 3; channel += 1) {
        const at = 4 * dot + channel
        dots[at] = (dots[at] ?? 0) * (1 - amount * (1 - (colour[channel] ?? 0)))
      }
    }
  }
  return dots
}
