import { z } from 'zod'
import { BROWSERS, SYSTEMS } from '#domain/customers/device-name.ts'
import { PrivateId, success } from '../envelope.ts'
import { Instant } from '../instant.ts'

/** A device a customer is signed in on. */
export const Device = z
  .strictObject({
    id: PrivateId,
    browser: z.enum(BROWSERS).nullable(),
    system: z.enum(SYSTEMS).nullable(),
    method: z.enum(['code', 'password', 'google', 'passkey']).describe('How it was signed in'),
    signedInAt: Instant,
    lastSeenAt: Instant,
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Device' })

export const DevicesAnswer = success(z.array(Device))
