import { z } from 'zod'
import { MAX_COMPANY_LENGTH } from '#domain/customers/company.ts'
import { LANGUAGES } from '#domain/language.ts'
import { MAX_HALALAS } from '#domain/money/halalas.ts'
import { toLatinDigits } from '#domain/text/digits.ts'
import { DeliveryAddress } from '../delivery-address.ts'
import { couponCodeField } from '../../cart/quote.ts'
import { linesField } from '../../cart/cart-line.ts'
import { mobileField, optionalEmail } from '../../customers/customer-field.ts'
import { PrivateId } from '../../envelope.ts'
import { failed, field, optional, optionalText, requiredText } from '../../inbox/form-field.ts'
import type { FieldProblemCode } from '../../problem.ts'

const vatNumber = () =>
  optional(
    field(
      (text) => {
        const digits = toLatinDigits(text).replace(/\s/g, '')
        return /^3[0-9]{13}3$/.test(digits) ? { ok: true, value: digits } : failed('vat_number_invalid' as const)
      },
      { pattern: '^3[0-9]{13}3$' },
    ),
  )

/** Files come later, from the customer or the desk. */
const lines = () =>
  linesField().refine((all) => all.every(({ artworkIds }) => artworkIds.length === 0), {
    params: { problem: 'artwork_unknown' satisfies FieldProblemCode },
  })

/** What a customer orders at the counter or on the phone, as staff writes it down. */
export const CounterOrderForm = z.strictObject({
  channel: z.enum(['COUNTER', 'PHONE']),
  customerId: PrivateId.optional().describe(
    'The customer; default: the owner of the phone number, who is created if there is none',
  ),
  contact: z.strictObject({
    name: requiredText({ maxLength: 120 }, 'required'),
    phone: mobileField(),
    email: optionalEmail(),
    company: optionalText({ maxLength: MAX_COMPANY_LENGTH }),
    vatNumber: vatNumber(),
    poNumber: optionalText({ maxLength: 60 }),
  }),
  language: z.enum(LANGUAGES).describe('The language of messages to the customer'),
  items: lines(),
  couponCode: couponCodeField().optional(),
  urgent: z.boolean().default(false),
  address: DeliveryAddress,
  notes: optionalText({ maxLength: 1_000, multiline: true }),
  expectedTotal: z
    .int()
    .min(1)
    .max(MAX_HALALAS)
    .describe('The total that was quoted to the customer, in halalas; refused when it differs'),
  payment: z.discriminatedUnion('method', [
    z.strictObject({ method: z.literal('CASH') }),
    z.strictObject({
      method: z.literal('TERMINAL'),
      slip: requiredText({ maxLength: 60 }, 'required').describe('The number of the terminal’s slip'),
    }),
    z.strictObject({ method: z.literal('BANK_TRANSFER') }),
    z.strictObject({ method: z.literal('LATER') }),
  ]),
})

export type CounterOrderForm = z.output<typeof CounterOrderForm>
