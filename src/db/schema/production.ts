import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { PrintMethod } from '#domain/print-spec/print-method.ts'
import type { JobState } from '#domain/production/job-moves.ts'
import type { StationKind } from '#domain/production/station.ts'
import type { Id, LocalizedColumn, LocalizedColumnOrNull } from './columns.ts'

export type StationTable = {
  id: Id
  kind: StationKind
  name: LocalizedColumn
  position: number
  jobs_a_day: number | null
  is_active: Generated<boolean>
  version: Generated<number>
}

export type RouteTable = {
  id: Id
  category_id: number | null
  product_id: number | null
  /** Ids of stations, in their order. */
  stations: number[]
  version: Generated<number>
}

export type PrintJobTable = {
  id: Generated<string>
  order_id: string
  line_id: number
  part: Generated<number>
  code: string
  quantity: number
  route: number[]
  station_id: number
  state: Generated<JobState>
  last_move: Generated<string>
  reason: string | null
  is_reprint: Generated<boolean>
  due: string
  urgent: boolean
  material: LocalizedColumnOrNull
  material_colour: string | null
  assignee_id: string | null
  pool_id: string | null
  version: Generated<number>
  created_at: GeneratedAlways<Date>
  moved_at: GeneratedAlways<Date>
}

export type PrintJobEventTable = {
  id: Id
  job_id: string
  at: ColumnType<Date, never, never>
  staff_id: string | null
  move: string
  from_station: number | null
  to_station: number
  from_state: JobState | null
  to_state: JobState
  version: number
  quantity: number
  good: number | null
  spoilt: number | null
  reason: string | null
  request_id: string | null
  change_id: number | null
}

export type PrintJobPhotoTable = {
  id: Generated<string>
  job_id: string
  nth: number
  staff_id: string
  storage_key: string
  media_type: 'image/jpeg' | 'image/png' | 'image/webp'
  byte_size: number
  at: Generated<Date>
}

export type PrintPieceTable = {
  line_id: number
  width_mm: number | null
  height_mm: number | null
  bleed_mm: number | null
  method: PrintMethod | null
  sides: number
  finish: LocalizedColumnOrNull
}
