import type { Station } from './station.ts'

/** The stations of a job, by their ids in their order. */
export type JobRoute = readonly number[]

/**
 * The station after this one on a route; undefined when it is the last. From a station that is not on the route a job goes on to the
 * first one that lies behind it.
 */
export function stationAfter(route: JobRoute, present: number, stations: readonly Station[]): number | undefined {
  const index = route.indexOf(present)
  if (index !== -1) return route[index + 1]
  const position = (id: number) => stations.find((station) => station.id === id)?.position ?? 0
  return route.find((id) => position(id) > position(present))
}

/** Where pieces are printed again: the first press of the route, else its beginning. */
export const pressOf = (route: JobRoute, stations: readonly Station[]): number | undefined =>
  route.find((id) => stations.find((station) => station.id === id)?.kind === 'PRINT') ?? route[0]
