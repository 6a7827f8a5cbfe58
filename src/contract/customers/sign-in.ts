import { z } from 'zod'
import { PrivateId, success } from '../envelope.ts'
import { checkSamePassword, codeField, identifierField, newPasswordField, passwordField } from './customer-field.ts'

/** Asks for a code to sign in with (S159). */
export const LoginForm = z.strictObject({ emailOrNumber: identifierField() })

export const PasswordLoginForm = z.strictObject({ emailOrNumber: identifierField(), password: passwordField() })

/** The code, and the e-mail address or phone number it was sent to (S160, S409). */
export const VerifyForm = z.strictObject({ otp: codeField(), data: identifierField() })

export const ResendForm = z.strictObject({ data: identifierField() })

export const GoogleForm = z.strictObject({ accessToken: z.string().min(10).max(4_000) })

/** Asks for a code to choose a new password with (S359). */
export const ForgotPasswordForm = z.strictObject({ emailOrNumber: identifierField('email_or_phone_invalid') })

export const ResetPasswordForm = z
  .strictObject({
    data: identifierField('email_or_phone_invalid'),
    otp: codeField(),
    password: newPasswordField(),
    confirmPassword: z.string(),
  })
  .superRefine(checkSamePassword)

/** A code is on its way; the answer is the same for an identifier that has no account. */
export const CodeSentAnswer = success(
  z
    .strictObject({
      id: PrivateId,
      sentTo: z.string().describe('The identifier, masked'),
      resendAfterSeconds: z.int().min(0),
      expiresInSeconds: z.int().min(0),
    })
    .meta({ id: 'CodeSent' }),
)

const AccessToken = z.strictObject({
  accessToken: z.string().describe('For the header Authorization, after "Bearer "; keep it in memory only'),
  expiresInSeconds: z.int().min(0),
})

export const RefreshedAnswer = success(AccessToken)

/** The refresh token comes as a cookie that no script can read. */
export const SignedInAnswer = success(
  AccessToken.extend({ isNew: z.boolean().describe('Whether the account was just created') }).meta({
    id: 'SignedIn',
  }),
)

export const DoneAnswer = success(z.null())

/** Where one may sign in beside the shop itself; null when it is not set up. */
export const IdentityProvidersAnswer = success(
  z.strictObject({
    google: z
      .strictObject({
        clientId: z.string(),
        authorizeUrl: z.string().describe('Open it with client_id, redirect_uri, response_type=token, scope and state'),
        scope: z.string(),
      })
      .nullable(),
  }),
)
