import { z } from 'zod'
import { isIsoDate } from '#domain/calendar/iso-date.ts'
import { MAX_COMPANY_LENGTH } from '#domain/customers/company.ts'
import { halalas } from '#domain/money/halalas.ts'
import { toLatinDigits, wholeNumberFrom } from '#domain/text/digits.ts'
import { withoutInvisible } from '#domain/text/invisible.ts'
import { success } from '../envelope.ts'
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH, Reference } from './contact.ts'
import {
  emailField,
  languageField,
  optionalField,
  optionalId,
  optionalText,
  phoneField,
  requiredText,
  trapField,
} from './form-field.ts'

export const MAX_ATTACHMENTS = 5
export const MAX_ATTACHMENT_BYTES = 50 * 1024 * 1024
/** S374. */
const MIN_NAME_LENGTH = 3
const MAX_PIECES = 100_000_000
const MAX_BUDGET = 10_000_000_000

const FLAGS = new Map([
  ['1', true],
  ['true', true],
  ['on', true],
  ['0', false],
  ['false', false],
  ['off', false],
])

/** What is asked for, as the fields of a form: all of them text, numbers also in Arabic digits (S346). */
export const SpecialRequestFields = z.strictObject({
  fullName: requiredText(
    { minLength: MIN_NAME_LENGTH, maxLength: MAX_NAME_LENGTH },
    'full_name_required',
    'full_name_too_short',
  ),
  email: emailField('required', 'invalid_email_format'),
  phoneNumber: phoneField(),
  companyName: optionalText({ maxLength: MAX_COMPANY_LENGTH }),
  categoryId: optionalId().describe('The category it belongs to'),
  productType: optionalText({ maxLength: 160 }),
  quantity: optionalField(readQuantity, 'invalid', { pattern: '^[1-9][0-9]{0,7}$' }),
  size: optionalText({ maxLength: 160 }),
  neededBy: optionalField(readDate, 'invalid', { format: 'date' }).describe('Not in the past'),
  budget: optionalField(readBudget, 'invalid', { pattern: '^[0-9]{1,8}(\\.[0-9]{1,2})?$' }).describe('SAR'),
  description: requiredText({ maxLength: MAX_MESSAGE_LENGTH, multiline: true }, 'description_required'),
  installRequired: optionalField((text) => FLAGS.get(text), 'invalid', { enum: [...FLAGS.keys()] }),
  cityId: optionalId().describe('The city of delivery'),
  lang: languageField(),
  hp: trapField(),
})

export type SpecialRequestFields = z.infer<typeof SpecialRequestFields>

const Attachment = z.string().meta({ format: 'binary' })

/** The form as it is sent: the fields, and files that the server judges by their content. */
export const SpecialRequestForm = SpecialRequestFields.extend({
  attachments: z
    .array(Attachment)
    .max(MAX_ATTACHMENTS)
    .optional()
    .describe('PDF, AI, EPS, PSD, SVG, TIFF, PNG, JPEG, WebP or ZIP, at most 50 MB each'),
})

export const SpecialRequestAnswer = success(z.strictObject({ reference: Reference }))

function readQuantity(text: string): number | undefined {
  const quantity = wholeNumberFrom(text)
  return quantity !== undefined && quantity >= 1 && quantity <= MAX_PIECES ? quantity : undefined
}

function readDate(text: string): string | undefined {
  const day = toLatinDigits(withoutInvisible(text).trim())
  return isIsoDate(day) ? day : undefined
}

/** In halalas. */
function readBudget(text: string): number | undefined {
  const amount = halalas(text)
  return amount.ok && amount.value >= 0 && amount.value <= MAX_BUDGET ? amount.value : undefined
}
