import { z } from 'zod'
import { VIEWED_LIST_NAMES } from '#domain/staff/saved-view.ts'
import { PrivateId, success } from '../../envelope.ts'
import { ActivityQuery } from '../activity.ts'
import { OrderListQuery } from '../orders/order-list.ts'
import { PeopleQuery } from './people.ts'
import type { ViewedList } from '#domain/staff/saved-view.ts'
import { requiredText } from '../../inbox/form-field.ts'

const List = z.enum(VIEWED_LIST_NAMES)

export const ViewsQuery = z.strictObject({ list: List })

const SavedView = z
  .strictObject({
    id: PrivateId,
    name: z.string(),
    query: z.string().describe('Filters, order and columns, as in the query of the list’s address'),
    isShared: z.boolean(),
    isOwn: z.boolean(),
    by: z.string().describe('The name of the person who saved it'),
    mayChange: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'SavedView' })

export const ViewsAnswer = success(z.array(SavedView))

const columns = z.string().optional()

/** What each list can be asked for, as the address of its screen has it. */
const LISTED = {
  orders: OrderListQuery.extend({ columns }),
  staff: PeopleQuery.extend({ columns }),
  activity: ActivityQuery.extend({ columns }),
} as const satisfies Readonly<Record<ViewedList, z.ZodType>>

/** Whether a list can be asked for the query of a view. */
export const isQueryOf = (list: ViewedList, query: string): boolean =>
  LISTED[list].safeParse(Object.fromEntries(new URLSearchParams(query))).success

const fields = {
  name: requiredText({ maxLength: 60 }, 'required'),
  query: z
    .string()
    .max(1_000)
    .regex(/^[\x21-\x7e]*$/),
  isShared: z.boolean(),
}

export const NewViewForm = z.strictObject({ list: List, ...fields })
export const ViewForm = z.strictObject(fields)

export const ViewIdAnswer = success(z.strictObject({ id: PrivateId }))
