import type { StationKind } from './station.ts'

/** A station that works, and how many jobs pass it in a day; null while that is not set. */
export type Capable = { readonly kind: StationKind; readonly jobsADay: number | null }

/** Jobs that the workshop makes in a day: as many as pass its narrowest step. Null while no step is set as a whole. */
export function dayCapacity(stations: readonly Capable[]): number | null {
  const steps = Map.groupBy(stations, ({ kind }) => kind)
  const sums = [...steps.values()].flatMap((step) => sumOf(step) ?? [])
  return sums.length === 0 ? null : Math.min(...sums)
}

/** Stations of one kind work side by side; where one has no number, together they have none. */
const sumOf = (step: readonly Capable[]): number | undefined =>
  step.reduce<number | undefined>(
    (sum, { jobsADay }) => (sum === undefined || jobsADay === null ? undefined : sum + jobsADay),
    0,
  )
