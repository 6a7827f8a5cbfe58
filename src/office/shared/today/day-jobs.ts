import type { Today } from './today.queries.ts'

type Day = Today['promised'][number]

/** The five stations of the colour bar, as a day is stacked: from what is made at the foot to prepress at the top. */
export const DAY_STAGES = ['READY', 'PACK', 'FINISH', 'PRINT', 'PREPRESS'] as const

export type DayStage = (typeof DAY_STAGES)[number]

/** Jobs of a day at a station of the colour bar; what is checked is still being finished. */
export const jobsAt = ({ jobs }: Pick<Day, 'jobs'>, stage: DayStage): number =>
  (jobs[stage] ?? 0) + (stage === 'FINISH' ? (jobs.QC ?? 0) : 0)

/** All jobs of a day. */
export const jobsOf = (day: Pick<Day, 'jobs'>): number => DAY_STAGES.reduce((sum, stage) => sum + jobsAt(day, stage), 0)

/** A sheet of a day: its station, and which of its sheets it is. */
export type DaySheet = { readonly stage: DayStage; readonly nth: number }

/** The sheets of a day from the foot up; where not all jobs fit, a sheet is several of them. */
export const sheetsOf = (day: Pick<Day, 'jobs'>, perSheet: number): readonly DaySheet[] =>
  DAY_STAGES.flatMap((stage) =>
    Array.from({ length: Math.ceil(jobsAt(day, stage) / perSheet) }, (_, nth) => ({ stage, nth })),
  )
