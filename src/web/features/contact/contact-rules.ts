import { email, needed, phone, requiredText } from '#ui/form/field-rules.ts'
import type { FieldRules } from '#ui/form/resolve-fields.ts'

export const NAME_LENGTH = 120
export const MESSAGE_LENGTH = 5_000

/** The contact form with nothing in it; `hp` is the trap for robots. */
export const EMPTY_CONTACT = { fullName: '', email: '', phoneNumber: '', message: '', hp: '' }

export type ContactValues = typeof EMPTY_CONTACT

/** S339 to S342 name the sentences, also of what is missing. */
export const CONTACT_RULES: FieldRules<ContactValues> = {
  fullName: requiredText({ maxLength: NAME_LENGTH }, 'full_name_required'),
  email: needed(email, 'invalid_email'),
  phoneNumber: needed(phone, 'phone_too_short'),
  message: requiredText({ maxLength: MESSAGE_LENGTH, multiline: true }, 'message_required'),
}
