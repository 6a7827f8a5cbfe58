import { z } from 'zod'
import { STATION_KINDS } from '#domain/production/station.ts'
import { Id, success } from '../../envelope.ts'
import { requiredText } from '../../inbox/form-field.ts'
import { StationId } from './production-field.ts'

const Name = z.strictObject({
  en: requiredText({ maxLength: 60 }, 'required'),
  ar: requiredText({ maxLength: 60 }, 'required'),
})

/** A station as its editor writes it. */
export const StationForm = z.strictObject({
  kind: z.enum(STATION_KINDS),
  name: Name,
  position: z.int().min(0).max(99),
  jobsADay: z.int().min(1).max(10_000).nullable(),
  isActive: z.boolean(),
})

const Named = z.strictObject({ id: Id, name: z.string() })

export const Station = z
  .strictObject({
    id: StationId,
    kind: z.enum(STATION_KINDS),
    name: z.strictObject({ en: z.string().optional(), ar: z.string().optional() }),
    position: z.int(),
    jobsADay: z.int().nullable(),
    isActive: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'Station' })

export const Route = z
  .strictObject({
    id: z.int(),
    category: Named.nullable(),
    product: Named.nullable().describe('Null in both: the route of everything else'),
    stations: z.array(StationId),
    version: z.int(),
  })
  .meta({ id: 'Route' })

export const StationAnswer = success(Station)
export const RouteAnswer = success(Route)
export const WorkshopAnswer = success(
  z.strictObject({
    stations: z.array(Station),
    routes: z.array(Route),
    categories: z.array(Named).describe('Those that a route can be made for'),
  }),
)

const Stations = z.array(StationId).min(1).max(12)

export const NewRouteForm = z.union([
  z.strictObject({ category: Id, stations: Stations }),
  z.strictObject({ product: Id, stations: Stations }),
])

export const RouteForm = z.strictObject({ stations: Stations })
