import type { Alert } from './alert.ts'

interface Sweep<Found> {
  /** The name of the sweep, for the log. */
  readonly sweep: string
  readonly alert: Alert
  /** By what the log names one of them; itself unless given. */
  readonly nameOf?: (found: Found) => unknown
  /** Ends the sweep, with the failure of what it interrupts. */
  readonly signal?: AbortSignal
}

/** Does the steps of a sweep, each of which may fail without ending the others. */
export async function sweepSteps(
  steps: Readonly<Record<string, () => Promise<unknown>>>,
  sweep: Pick<Sweep<never>, 'sweep' | 'alert' | 'signal'>,
): Promise<void> {
  await sweepEach(Object.entries(steps), { ...sweep, nameOf: ([name]) => name }, ([, step]) => step())
}

/**
 * Does something for each of what a sweep has found. One that throws is reported, and the others are done: every later sweep
 * finds it again, and it must not end them all. Answers for how many it was done; those that answer false were not.
 */
export async function sweepEach<Found>(
  all: readonly Found[],
  { sweep, alert, nameOf = (found) => found, signal }: Sweep<Found>,
  perform: (found: Found) => Promise<unknown>,
): Promise<number> {
  let done = 0
  for (const found of all) {
    try {
      if ((await perform(found)) !== false) done += 1
    } catch (error) {
      if (signal?.aborted) throw error
      alert('a part of a sweep failed', { err: error, sweep, part: nameOf(found) })
    }
  }
  return done
}
