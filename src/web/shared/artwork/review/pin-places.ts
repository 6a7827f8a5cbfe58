/** Where a pin stands on its page, in shares of the page's width and height. */
export type PinPlace = { readonly left: number; readonly top: number }

/** As much of a narrow page's width as a finger needs, so that each pin can be pressed alone. */
const STEP = 0.135
/** Pins without a place of their own stand along the upper edge, from here. */
const FIRST = { left: 0.04, top: 0 }

/**
 * Moves pins apart that would lie on one another, to the right and then to the next row. `height` is that of the page in
 * shares of its width; a pin without a place (null) belongs to the whole page.
 */
export function pinPlaces(places: readonly (PinPlace | null)[], height: number): readonly PinPlace[] {
  const taken: PinPlace[] = []
  const isFree = ({ left, top }: PinPlace): boolean =>
    taken.every((pin) => Math.abs(pin.left - left) >= STEP - 1e-9 || Math.abs(pin.top - top) * height >= STEP - 1e-9)
  return places.map((place) => {
    let free = place ?? FIRST
    while (!isFree(free)) free = next(free, height)
    taken.push(free)
    return free
  })
}

const next = ({ left, top }: PinPlace, height: number): PinPlace =>
  left + STEP <= 1 ? { left: left + STEP, top } : { left: FIRST.left, top: top + STEP / height }
