/**
 * The work, which does nothing while it is under way: a second submit in the same tick comes before the render that
 * would disable the button. `state` outlives renders (a ref).
 */
export const oneAtATime =
  <Args extends unknown[]>(state: { current: boolean }, work: (...args: Args) => Promise<void>) =>
  async (...args: Args): Promise<void> => {
    if (state.current) return
    state.current = true
    try {
      await work(...args)
    } finally {
      state.current = false
    }
  }
