import { z } from 'zod'
import { MAX_ORDER_NOTE } from '#domain/orders/desk/note-writers.ts'
import { isIsoDate } from '#domain/calendar/iso-date.ts'
import { REJECTION_REASONS } from '#domain/orders/order-status.ts'
import { AddressForm } from '../../addresses/address.ts'
import { mobileField } from '../../customers/customer-field.ts'
import { PrivateId } from '../../envelope.ts'
import { emailField, requiredText } from '../../inbox/form-field.ts'

const reason = (maxLength = 500) => requiredText({ maxLength, multiline: true }, 'required')
const oneLine = (maxLength: number) => requiredText({ maxLength }, 'required')
const move = <Name extends string>(name: Name) => z.strictObject({ move: z.literal(name) })

/** A parcel on its way. */
const PARCEL = {
  carrier: oneLine(60),
  trackingNumber: oneLine(60),
  trackingUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .optional(),
}

/** An order with the parcel it leaves in. */
export const Shipment = z
  .strictObject({ number: z.int().min(1).max(2_147_483_647), ...PARCEL })
  .meta({ id: 'Shipment' })

const OPEN_JOBS = {
  openJobs: z
    .literal('close')
    .optional()
    .describe('Counts jobs that are not made as made, which takes production.decide; without it they stop the move'),
}

/** What staff does with an order next. */
export const MoveForm = z.discriminatedUnion('move', [
  move('accept'),
  move('start'),
  move('ready').extend(OPEN_JOBS),
  move('ship').extend({ ...PARCEL, ...OPEN_JOBS }),
  move('deliver'),
  move('takeBack').extend({ reason: reason() }),
  move('cancel').extend({ reason: reason() }),
  move('reject').extend({ reason: z.enum(REJECTION_REASONS) }),
  move('postpone').extend({ day: z.string().refine(isIsoDate), reason: reason() }),
  move('hold').extend({ reason: reason(300) }),
  move('release'),
  move('refuseCancel').extend({ reason: reason() }),
])

export const NoteForm = z.strictObject({
  text: reason(MAX_ORDER_NOTE),
  mentions: z.array(PrivateId).max(20).default([]).describe('The people mentioned'),
})

/** What staff writes to the customer. */
export const CustomerMessageForm = z.strictObject({ text: reason(1000) })

export const AssigneeForm = z.strictObject({ staffId: PrivateId.nullable() })

export const ResendForm = z.strictObject({ messageId: z.string().regex(/^[1-9]\d{0,14}$/) })

/** The rules of an address are those of the customers' own. */
const FIELDS = AddressForm.shape

/** What is wrong about who an order is for and where it goes; what is left out stays. */
export const ContactForm = z
  .strictObject({
    name: oneLine(130),
    phone: mobileField(),
    email: emailField(),
    company: oneLine(120).nullable(),
    poNumber: oneLine(60).nullable(),
    address: z
      .strictObject({
        name: oneLine(130),
        phone: mobileField(),
        street: FIELDS.street,
        building: FIELDS.building,
        neighbourhood: FIELDS.neighbourhood.nullable(),
        details: FIELDS.details.nullable(),
        shortAddress: FIELDS.shortAddress.nullable(),
        postalCode: FIELDS.postalCode.nullable(),
        additionalNumber: FIELDS.additionalNumber.nullable(),
      })
      .partial(),
  })
  .partial()
