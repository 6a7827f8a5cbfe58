import { z } from 'zod'
import { success } from '../envelope.ts'
import { emailField, languageField, phoneField, requiredText, trapField } from './form-field.ts'

export const MAX_NAME_LENGTH = 120
export const MAX_MESSAGE_LENGTH = 5_000

/** The number a visitor may name when asking again: C- or R- and eight letters or digits that cannot be confused. */
export const Reference = z.string().regex(/^[CR]-[2-9A-HJKMNP-TW-Z]{8}$/)

/** A message to the company (S345); the sentences for what is missing are those of S339 to S342. */
export const ContactMessage = z.strictObject({
  fullName: requiredText({ maxLength: MAX_NAME_LENGTH }, 'full_name_required'),
  email: emailField('invalid_email'),
  phoneNumber: phoneField('phone_too_short'),
  message: requiredText({ maxLength: MAX_MESSAGE_LENGTH, multiline: true }, 'message_required'),
  lang: languageField(),
  hp: trapField(),
})

export type ContactMessage = z.infer<typeof ContactMessage>

export const ContactAnswer = success(z.strictObject({ reference: Reference }))
