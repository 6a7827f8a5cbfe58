import { z } from 'zod'
import { Id, success } from '../../envelope.ts'
import { DeskOrder, StaffName } from './order-list.ts'

export const FindQuery = z.strictObject({ q: z.string().trim().min(1).max(80) })

/** What is found while one types; every kind has the few best. */
export const FindAnswer = success(z.strictObject({ orders: z.array(DeskOrder).max(8) }))

/** What the filters of the list can be set to. */
export const OrderFiltersAnswer = success(
  z.strictObject({
    cities: z.array(z.strictObject({ id: Id, name: z.string() })),
    assignees: z.array(StaffName).describe('Who works here now'),
  }),
)
