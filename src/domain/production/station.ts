import type { Permission } from '../staff/permissions.ts'

/** What a station of the workshop does. Twin of the check in SQL. */
export const STATION_KINDS = ['PREPRESS', 'PRINT', 'FINISH', 'QC', 'PACK'] as const

export type StationKind = (typeof STATION_KINDS)[number]

/** How far an order is made: where its slowest job is, or that all are done. Twin of the check in SQL. */
export const PRODUCTION_STAGES = [...STATION_KINDS, 'READY'] as const

export type ProductionStage = (typeof PRODUCTION_STAGES)[number]

/** A station as routes are planned over it. */
export type Station = { readonly id: number; readonly kind: StationKind; readonly position: number }

/** Whether goods are made there: from then on the customer can only ask for an end (S255). */
export const isMaking = (kind: StationKind): boolean => kind !== 'PREPRESS'

const WORKERS: Readonly<Record<StationKind, readonly Permission[]>> = {
  // To finish there means that the artwork is good.
  PREPRESS: ['artwork.decide'],
  PRINT: ['production.edit'],
  FINISH: ['production.edit'],
  QC: ['production.edit'],
  PACK: ['production.pack', 'production.edit'],
}

/** What those who work at a station may do, each by one of these. */
export const workersAt = (kind: StationKind): ReadonlySet<Permission> => new Set(WORKERS[kind])

/** The permission that a person lacks to work at a station; undefined when they may. */
export const lackedAt = (kind: StationKind, held: ReadonlySet<Permission>): Permission | undefined =>
  WORKERS[kind].some((permission) => held.has(permission)) ? undefined : WORKERS[kind][0]
