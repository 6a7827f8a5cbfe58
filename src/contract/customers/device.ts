import { z } from 'zod'
import { BROWSERS, SYSTEMS } from '#domain/customers/device-name.ts'
import { PrivateId, success } from '../envelope.ts'

/** A device somebody is signed in on. */
export const Device = z
  .strictObject({
    id: PrivateId,
    browser: z.enum(BROWSERS).nullable(),
    system: z.enum(SYSTEMS).nullable(),
    method: z.enum(['code', 'password', 'google', 'passkey']).describe('How it was signed in'),
    signedInAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Device' })

export const DevicesAnswer = success(z.array(Device))
