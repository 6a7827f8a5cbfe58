import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { budget, dayFrom, emailFormat, optionalText, phone, quantity, requiredText } from '#ui/form/field-rules.ts'
import type { FieldRules } from '#ui/form/resolve-fields.ts'

/** S374. */
const MIN_NAME_LENGTH = 3
export const NAME_LENGTH = 120
export const SHORT_LENGTH = 160
export const DESCRIPTION_LENGTH = 5_000
const MAX_PIECES = 100_000_000
/** In halalas. */
const MAX_BUDGET = 10_000_000_000

/** The request form with nothing in it; `hp` is the trap for robots. */
export const EMPTY_REQUEST = {
  description: '',
  categoryId: '',
  productType: '',
  quantity: '',
  size: '',
  neededBy: '',
  budget: '',
  cityId: '',
  fullName: '',
  companyName: '',
  email: '',
  phoneNumber: '',
  hp: '',
}

export type RequestValues = typeof EMPTY_REQUEST

/** The rules of the form on a day. */
export const requestRules = (today: IsoDate): FieldRules<RequestValues> => ({
  description: requiredText({ maxLength: DESCRIPTION_LENGTH, multiline: true }, 'description_required'),
  productType: optionalText({ maxLength: SHORT_LENGTH }),
  quantity: quantity(MAX_PIECES),
  size: optionalText({ maxLength: SHORT_LENGTH }),
  neededBy: dayFrom(today),
  budget: budget(MAX_BUDGET),
  fullName: requiredText(
    { minLength: MIN_NAME_LENGTH, maxLength: NAME_LENGTH },
    'full_name_required',
    'full_name_too_short',
  ),
  companyName: optionalText({ maxLength: SHORT_LENGTH }),
  email: emailFormat,
  phoneNumber: phone,
})
