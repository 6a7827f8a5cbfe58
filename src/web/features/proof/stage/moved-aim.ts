/** Where a mark would be set by keyboard, in shares of the page's width and height. Paper is not mirrored: left is left. */
export type Aim = { readonly left: number; readonly top: number }

export const MIDDLE: Aim = { left: 0.5, top: 0.5 }

/** How far a press of an arrow moves it. */
const STEP = 0.02
const MOVES: ReadonlyMap<string, Aim> = new Map([
  ['ArrowLeft', { left: -STEP, top: 0 }],
  ['ArrowRight', { left: STEP, top: 0 }],
  ['ArrowUp', { left: 0, top: -STEP }],
  ['ArrowDown', { left: 0, top: STEP }],
])

/** Where it is after a key; undefined for a key that does not move it. It stays on the page. */
export function movedAim({ left, top }: Aim, key: string): Aim | undefined {
  const move = MOVES.get(key)
  return move && { left: onPage(left + move.left), top: onPage(top + move.top) }
}

const onPage = (share: number): number => Math.min(1, Math.max(0, Math.round(share * 100) / 100))
