import { fieldProblemsEn } from '#contract/messages/field-problems.en.ts'

export default {
  ...fieldProblemsEn,

  // Why a form was not taken, by the code of the answer.
  VALIDATION: 'Not sent yet: some fields need another look. Each says below what it needs.',
  RATE_LIMITED: 'Too many attempts. Try again later, or write to us on WhatsApp.',
  limitedFor: {
    one: 'Too many attempts. Try again in {count} minute, or write to us on WhatsApp.',
    other: 'Too many attempts. Try again in {count} minutes, or write to us on WhatsApp.',
  },
  BAD_CHARACTERS: 'The text contains invisible or control characters. Type the marked part again.',
  FILE_TYPE: 'One of the files is of a type that we cannot open.',
  FILE_TOO_LARGE: 'One of the files is too large.',
  TOO_MANY_FILES: 'There are more files than one request takes.',
  NOT_SENT: 'It could not be sent. Nothing that you typed is lost; try again in a minute.',
  OFFLINE: 'You are offline. Nothing that you typed is lost; send it when the connection is back.',

  fullName: 'Full name',
  email: 'Email',
  phone: 'Mobile number',
  reference: 'Your number is {reference}',
  copy: 'Copy the number',
  copied: 'The number is copied',

  // Choosing one of many.
  typeToSearch: 'Type to search',
  options: 'Options',
  optionCount: { one: '1 option', other: '{count} options' },
  nothingFound: 'No matches',

  // A code that was sent.
  code: 'Code of six characters',
  wrongCode: {
    one: 'Invalid code. One try is left.',
    other: 'Invalid code. {count} tries are left.',
  },
  deadCode: 'Invalid code. It has expired or was tried too often: ask for a new one.',
  resendIn: 'Send a new code in {time}',
  resend: 'Send a new code',
  resendLater: 'In a minute you can ask for a new code.',
  resendNow: 'You can ask for a new code now.',
} as const
