import { z } from 'zod'
import { MAX_COMPANY_LENGTH } from '#domain/customers/company.ts'
import { LANGUAGES } from '#domain/language.ts'
import { toLatinDigits } from '#domain/text/digits.ts'
import { PrivateId, success } from '../envelope.ts'
import { Instant } from '../instant.ts'
import { failed, field, optional, optionalText } from '../inbox/form-field.ts'
import type { FieldProblemCode } from '../problem.ts'
import {
  birthDateField,
  checkSamePassword,
  clearable,
  codeField,
  flagField,
  genderField,
  identifierField,
  nameField,
  newPasswordField,
  passwordField,
} from './customer-field.ts'

/** Who is signed in (S158, S162). */
export const Profile = z
  .strictObject({
    id: PrivateId,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().nullable(),
    emailVerifiedAt: Instant.nullable(),
    phone: z.string().nullable(),
    phoneVerifiedAt: Instant.nullable(),
    birthDate: z.iso.date().nullable(),
    gender: genderField().nullable(),
    preferredLang: z.enum(LANGUAGES),
    companyName: z.string().nullable(),
    vatNumber: z.string().nullable(),
    crNumber: z.string().nullable(),
    reportSubscription: z.union([z.literal(0), z.literal(1)]),
    marketingConsent: z.boolean(),
    whatsappConsent: z
      .boolean()
      .nullable()
      .describe('Messages about orders, files and questions by WhatsApp; null where the shop sends none'),
    defaultAddressId: PrivateId.nullable(),
    hasPassword: z.boolean(),
    hasGoogle: z.boolean(),
    deletionDueAt: Instant.nullable().describe('When the account ends, if its owner has deleted it'),
    createdAt: Instant,
  })
  .meta({ id: 'Profile' })

export const ProfileAnswer = success(Profile)

/** Digits of a fixed form, also typed in Arabic ones. */
const digitsField = (pattern: RegExp, problem: FieldProblemCode) =>
  field(
    (text) => {
      const digits = toLatinDigits(text).replace(/\s/g, '')
      return pattern.test(digits) ? { ok: true, value: digits } : failed(problem)
    },
    { pattern: pattern.source },
  )

/** What a customer changes of themselves; what is left out stays (S414). */
export const ProfileForm = z.strictObject({
  firstName: nameField('first_name_too_short'),
  lastName: nameField('last_name_too_short'),
  birthDate: clearable(birthDateField()),
  gender: clearable(genderField()),
  preferredLang: optional(z.enum(LANGUAGES)),
  companyName: clearable(optionalText({ maxLength: MAX_COMPANY_LENGTH })),
  vatNumber: clearable(digitsField(/^3[0-9]{13}3$/, 'vat_number_invalid')),
  crNumber: clearable(digitsField(/^[0-9]{10}$/, 'cr_number_invalid')),
  reportSubscription: flagField().describe('News of the blog'),
  marketingConsent: flagField().describe('News of products and offers'),
  whatsappConsent: flagField().describe(
    'Messages about orders, files and questions by WhatsApp, to the verified phone number',
  ),
})

export type ProfileForm = z.output<typeof ProfileForm>

export const ChangePasswordForm = z
  .strictObject({
    currentPassword: optional(passwordField()).describe('Needed when there is a password already'),
    password: newPasswordField(),
    confirmPassword: z.string(),
  })
  .superRefine(checkSamePassword)

/** The new e-mail address or phone number, to which a code is sent. */
export const ChangeIdentifierForm = z.strictObject({ emailOrNumber: identifierField() })

export const ConfirmIdentifierForm = z.strictObject({ data: identifierField(), otp: codeField() })
