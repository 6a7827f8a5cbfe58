import { z } from 'zod'
import { Id, PrivateId, success } from '../envelope.ts'
import { Halalas } from '../orders/order-value.ts'
import { DeskOrder } from './orders/order-list.ts'

export const FindQuery = z.strictObject({ q: z.string().trim().min(1).max(80) })

const FoundCustomer = z
  .strictObject({
    id: PrivateId,
    name: z.string().describe('May be empty'),
    company: z.string().nullable(),
    city: z.string().nullable().describe('The city of their newest order'),
    orders: z.int().min(0),
    phone: z.string().optional().describe('Left out for roles without contact.view, like the e-mail address'),
    email: z.string().optional(),
  })
  .meta({ id: 'FoundCustomer' })

const FoundProduct = z
  .strictObject({
    id: Id,
    code: z.string(),
    name: z.string(),
    slug: z.string(),
    image: z.string().nullable(),
    fromPrice: Halalas,
  })
  .meta({ id: 'FoundProduct' })

/** What is found while one types: of every kind that one may see the few best, of the others none. */
export const FindAnswer = success(
  z.strictObject({
    orders: z.array(DeskOrder).max(8),
    customers: z.array(FoundCustomer).max(5),
    products: z.array(FoundProduct).max(5),
  }),
)
