import { z } from 'zod'
import { isGuessablePin, readPin } from '#domain/staff/workshop-pin.ts'
import { PrivateId, success } from '../../envelope.ts'
import { failed, neededField, requiredText } from '../../inbox/form-field.ts'
import { Instant } from '../../instant.ts'
import { LocalizedName } from '../account.ts'
import { StaffName } from '../orders/order-list.ts'
import { Pieces, StationId, WorkReason } from '../production/production-field.ts'
import { linkTokenField } from '../staff-field.ts'

const DeviceStation = z.strictObject({ id: StationId, name: LocalizedName })

/** A tablet of the workshop. */
const Device = z
  .strictObject({
    id: PrivateId,
    name: z.string(),
    station: DeviceStation,
    pairedAt: Instant.nullable().describe('Null while its QR code waits to be opened'),
    pairingUntil: Instant,
    expiresAt: Instant.nullable(),
    seenAt: Instant.nullable(),
  })
  .meta({ id: 'WorkshopDevice' })

export const DevicesAnswer = success(z.array(Device))

export const DeviceForm = z.strictObject({
  name: requiredText({ maxLength: 60 }, 'required'),
  station: StationId,
})

/** The link for a QR code: the tablet that opens it first is paired. */
export const PairingAnswer = success(z.strictObject({ id: PrivateId, href: z.url(), until: Instant }))

export const PairForm = z.strictObject({ token: linkTokenField() })

/** What a tablet is, and who can work on it. */
export const TabletAnswer = success(
  z.strictObject({ name: z.string(), station: DeviceStation, people: z.array(StaffName) }).meta({ id: 'Tablet' }),
)

export const PinForm = z.strictObject({
  pin: neededField(
    (text) => {
      const pin = readPin(text)
      if (pin === undefined) return failed('invalid' as const)
      return isGuessablePin(pin) ? failed('pin_guessable' as const) : { ok: true, value: pin }
    },
    { minLength: 6, maxLength: 20, description: 'Six digits, not in a row' },
  ),
})

const by = {
  person: PrivateId.describe('The person who works'),
  pin: z.string().min(1).max(20),
  request: PrivateId.optional().describe('The idempotency key of the move'),
}
const move = <Name extends string>(name: Name) => z.strictObject({ move: z.literal(name), ...by })

/** What is done with a job at the station of the tablet. */
export const TabletMoveForm = z.discriminatedUnion('move', [
  move('start'),
  move('finish').extend({ good: Pieces.optional(), spoilt: Pieces.optional() }),
  move('hold').extend({ reason: WorkReason }),
  move('report').extend({ reason: WorkReason }),
  move('resume'),
])
