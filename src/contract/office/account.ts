import { z } from 'zod'
import { LANGUAGES } from '#domain/language.ts'
import { PERMISSIONS } from '#domain/staff/permissions.ts'
import { BUILT_IN_ROLES } from '#domain/staff/roles.ts'
import { PrivateId, success } from '../envelope.ts'
import { Instant } from '../instant.ts'

export const Theme = z.enum(['system', 'light', 'dark', 'contrast'])

/** A name in both languages, or in one. */
export const LocalizedName = z.strictObject({ en: z.string().optional(), ar: z.string().optional() })

/** A role as people are shown with it. */
export const RoleName = z
  .strictObject({
    id: PrivateId,
    code: z.enum(BUILT_IN_ROLES).nullable().describe('Null for roles of the shop’s own making'),
    name: LocalizedName,
  })
  .meta({ id: 'RoleName' })

/** Who is signed in to the office, and what they may do now. */
export const Me = z
  .strictObject({
    id: PrivateId,
    name: z.string(),
    email: z.string(),
    language: z.enum(LANGUAGES),
    theme: Theme,
    roles: z.array(RoleName),
    permissions: z.array(z.enum(PERMISSIONS)),
    session: z.strictObject({
      endsAt: Instant.describe('Twelve hours after signing in; earlier after an hour without a call'),
      freshUntil: Instant.describe('Until then refunds, exports of customers, staff and roles need no second factor'),
    }),
  })
  .meta({ id: 'Me' })

export const MeAnswer = success(Me)
