import { z } from 'zod'
import { EXPORT_FORMATS } from '#domain/orders/desk/export-columns.ts'
import { ActivityFilterQuery } from './activity.ts'
import { MoneyListQuery } from './orders/money-list.ts'
import { PeopleQuery } from './staff/people.ts'

const format = z.enum(EXPORT_FORMATS).default('csv')

/** The jobs that have to be made, as a file. */
export const JobExportQuery = z.strictObject({ format })

/** What waits for a decision about money, as a file. */
export const MoneyExportQuery = MoneyListQuery.omit({ cursor: true }).extend({ format })

/** The people of the office, as a file. */
export const PeopleExportQuery = PeopleQuery.omit({ cursor: true }).extend({ format })

/** Who changed what, as a file. */
export const ActivityExportQuery = ActivityFilterQuery.extend({ format })
