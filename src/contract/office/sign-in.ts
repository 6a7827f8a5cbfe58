import { z } from 'zod'
import { PasskeyLoginForm, PasskeyLoginOptionsAnswer } from '../customers/passkey.ts'
import { passwordField } from '../customers/customer-field.ts'
import { success } from '../envelope.ts'
import { emailField } from '../inbox/form-field.ts'
import { Instant } from '../instant.ts'
import { secondFactorField } from './staff-field.ts'

export const StaffSignInForm = z.strictObject({ email: emailField('required'), password: passwordField() })

/** A password was right: which second factors its owner can show. */
export const StaffSignInAnswer = success(
  z
    .strictObject({
      factors: z.strictObject({
        authenticator: z.boolean(),
        passkey: z.boolean(),
        recoveryCodes: z.int().min(0).describe('How many unused recovery codes are left'),
      }),
    })
    .meta({ id: 'SecondFactorAsked' }),
)

export const SecondFactorForm = z.strictObject({ code: secondFactorField() })

/** For navigator.credentials.get: one of these passkeys, or any when none is named. */
export const StaffPasskeyAnswer = success(
  PasskeyLoginOptionsAnswer.shape.data.extend({ allowIds: z.array(z.string()) }),
)

export const StaffPasskeyForm = PasskeyLoginForm

/** Until when the proof counts. */
export const FreshAnswer = success(z.strictObject({ freshUntil: Instant }))
