/** Dice that always fall the same way for the same seed. */
export interface Dice {
  /** A number from 0 up to, not including, 1. */
  readonly next: () => number
  /** A whole number from 0 up to, not including, `below`. */
  readonly below: (below: number) => number
  readonly pick: <Item>(items: readonly Item[]) => Item
  readonly chance: (probability: number) => boolean
}

/** mulberry32: 32 bits of state, even enough for test data, quick to start over for every product. */
export function dice(seed: number): Dice {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
  }
}
