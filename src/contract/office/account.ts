import { z } from 'zod'
import { LANGUAGES } from '#domain/language.ts'
import { PERMISSIONS } from '#domain/staff/permissions.ts'
import { BUILT_IN_ROLES } from '#domain/staff/roles.ts'
import { deviceNameFields, PasskeyForm } from '../customers/passkey.ts'
import { requiredText } from '../inbox/form-field.ts'
import { passwordField } from '../customers/customer-field.ts'
import { secondFactorField, staffPasswordField } from './staff-field.ts'
import { PrivateId, success } from '../envelope.ts'
import { Instant } from '../instant.ts'

export const Theme = z.enum(['system', 'light', 'dark', 'contrast'])

/** A name in both languages, or in one. */
export const LocalizedName = z.strictObject({ en: z.string().optional(), ar: z.string().optional() })

/** A role as people are shown with it. */
export const RoleName = z
  .strictObject({
    id: PrivateId,
    code: z.enum(BUILT_IN_ROLES).nullable().describe('Null for custom roles'),
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
    version: z.int().min(1),
    roles: z.array(RoleName),
    permissions: z.array(z.enum(PERMISSIONS)),
    session: z.strictObject({
      endsAt: Instant.describe('Twelve hours after signing in; earlier after an hour without a call'),
      freshUntil: Instant.describe(
        'Until then refunds, exports of customers, and changes of staff and roles need no reauthentication',
      ),
    }),
  })
  .meta({ id: 'Me' })

export const MeAnswer = success(Me)

/** What one changes about oneself; what is left out stays. */
export const ProfileForm = z
  .strictObject({
    name: requiredText({ maxLength: 100, minLength: 2 }, 'required'),
    language: z.enum(LANGUAGES),
    theme: Theme,
  })
  .partial()

export const PasswordChangeForm = z.strictObject({
  password: staffPasswordField(),
  current: passwordField().optional().describe('The current password; left out by those who have none'),
})

export const AuthenticatorForm = z.strictObject({ code: secondFactorField() })
export const NewStaffPasskeyForm = PasskeyForm

/** How one comes in, and where one is signed in. */
export const SecurityAnswer = success(
  z
    .strictObject({
      hasPassword: z.boolean(),
      hasPin: z.boolean().describe('Whether the person has a PIN for the tablets of the workshop'),
      authenticatorSince: Instant.nullable(),
      recoveryCodes: z.int().min(0).describe('How many unused recovery codes are left'),
      passkeys: z.array(
        z.strictObject({ id: PrivateId, ...deviceNameFields, addedAt: Instant, lastUsedAt: Instant.nullable() }),
      ),
      sessions: z.array(
        z.strictObject({
          id: PrivateId,
          ...deviceNameFields,
          method: z.enum(['TOTP', 'RECOVERY_CODE', 'PASSKEY']),
          isThis: z.boolean(),
          signedInAt: Instant,
          seenAt: Instant,
        }),
      ),
    })
    .meta({ id: 'OwnSecurity' }),
)
