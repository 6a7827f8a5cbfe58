import { z } from 'zod'
import { Id, success } from '../../envelope.ts'
import { StaffName } from './order-list.ts'

/** What the filters of the list can be set to. */
export const OrderFiltersAnswer = success(
  z.strictObject({
    cities: z.array(z.strictObject({ id: Id, name: z.string() })),
    assignees: z.array(StaffName).describe('The people who work in the office now'),
  }),
)
