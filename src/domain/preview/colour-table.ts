/** Steps of each of red, green and blue in a table of colours. */
export const TABLE_STEPS = 17

const LAST = TABLE_STEPS - 1

/** The colours that a table answers for, three bytes each: red changes slowest, blue fastest. */
export function tableColours(): Uint8ClampedArray {
  const colours = new Uint8ClampedArray(TABLE_STEPS ** 3 * 3)
  let at = 0
  for (let red = 0; red <= LAST; red++)
    for (let green = 0; green <= LAST; green++)
      for (let blue = 0; blue <= LAST; blue++) {
        colours.set(
          [red, green, blue].map((step) => (step * 255) / LAST),
          at,
        )
        at += 3
      }
  return colours
}

/** Changes colours in place, four bytes a pixel, to what a table says of them; between its steps evenly. */
export function throughTable(data: Uint8Array | Uint8ClampedArray, table: Uint8Array): void {
  const rows = TABLE_STEPS * 3
  const layers = TABLE_STEPS * rows
  for (let at = 0; at + 2 < data.length; at += 4) {
    const red = ((data[at] ?? 0) / 255) * LAST
    const green = ((data[at + 1] ?? 0) / 255) * LAST
    const blue = ((data[at + 2] ?? 0) / 255) * LAST
    const r = Math.min(LAST - 1, red | 0)
    const g = Math.min(LAST - 1, green | 0)
    const b = Math.min(LAST - 1, blue | 0)
    const first = r * layers + g * rows + b * 3
    for (let channel = 0; channel < 3; channel++) {
      const k = first + channel
      const mixed = (from: number): number => {
        const start = table[from] ?? 0
        return start + ((table[from + 3] ?? 0) - start) * (blue - b)
      }
      const near = mixed(k) + (mixed(k + rows) - mixed(k)) * (green - g)
      const far = mixed(k + layers) + (mixed(k + layers + rows) - mixed(k + layers)) * (green - g)
      data[at + channel] = Math.round(near + (far - near) * (red - r))
    }
  }
}
