import { z } from 'zod'
import { LANGUAGES } from '#domain/language.ts'
import { PasskeyForm } from '../customers/passkey.ts'
import { success } from '../envelope.ts'
import { Instant } from '../instant.ts'
import { RoleName } from './account.ts'
import { linkTokenField, secondFactorField, staffPasswordField } from './staff-field.ts'

export const InvitationForm = z.strictObject({ token: linkTokenField() })

/** Whom a link lets in. */
export const InvitationAnswer = success(
  z
    .strictObject({
      name: z.string(),
      email: z.string(),
      language: z.enum(LANGUAGES),
      roles: z.array(RoleName),
      expiresAt: Instant,
      isNew: z.boolean().describe('False for a person whose factors were reset'),
    })
    .meta({ id: 'Invitation' }),
)

export const InvitationPasswordForm = InvitationForm.extend({ password: staffPasswordField() })

/** The secret for an authenticator app; a code confirms that the app has it. */
export const NewAuthenticatorAnswer = success(
  z
    .strictObject({
      secret: z.string().describe('base32, for typing'),
      uri: z.string().describe('otpauth://, for a QR code'),
    })
    .meta({ id: 'NewAuthenticator' }),
)

/** A password with the code of the new authenticator, or a new passkey with or without a password. */
export const AcceptInvitationForm = InvitationForm.extend({
  password: staffPasswordField().optional(),
  code: secondFactorField().optional(),
  passkey: PasskeyForm.optional(),
}).superRefine(({ passkey, password, code }, context) => {
  if (passkey) return
  for (const [field, value] of Object.entries({ password, code })) {
    if (value === undefined) context.addIssue({ code: 'custom', path: [field], params: { problem: 'required' } })
  }
})

/** Shown once: each opens the account once, in the place of the second factor. */
export const RecoveryCodesAnswer = success(
  z.strictObject({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' }),
)
