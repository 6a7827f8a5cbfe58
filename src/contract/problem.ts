/** Every failure a call can answer with, and its HTTP status (S452). Sentences live in ./messages. */
export const PROBLEM_STATUS = {
  VALIDATION: 400,
  BAD_JSON: 400,
  BAD_CHARACTERS: 400,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  EXPIRED: 410,
  BODY_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  TOO_MANY_FILES: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  FILE_TYPE: 415,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  UNEXPECTED: 500,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const

export type ProblemCode = keyof typeof PROBLEM_STATUS

/** What is wrong with one field of a request; the sentence is chosen by the code. */
export const FIELD_PROBLEMS = [
  'required',
  'invalid',
  'unknown_field',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'not_an_option',
  'bad_characters',
  'invalid_email',
  'phone_digits_only',
  'phone_too_short',
  'full_name_required',
  'message_required',
  'description_required',
  'date_in_past',
] as const

export type FieldProblemCode = (typeof FIELD_PROBLEMS)[number]
