/**
 * Work that goes in rounds, one at a time: a caller that asks while a round is under way waits for the next one, together with
 * all others who do. So what was there before a call is seen by the round that it waits for.
 */
export function joinedRounds(work: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined
  let next: Promise<void> | undefined

  const begin = (): Promise<void> => {
    next = undefined
    const round = work().finally(() => {
      if (current === round) current = undefined
    })
    current = round
    return round
  }
  // Whether a round fails is for those who waited for it.
  return () => next ?? (current ? (next = current.then(begin, begin)) : begin())
}
