import { fieldProblemsEn } from '#contract/messages/field-problems.en.ts'

export default {
  ...fieldProblemsEn,

  // Why a form was not taken, by the code of the answer.
  VALIDATION: 'Not sent yet. Please check the marked fields.',
  RATE_LIMITED: 'Too many attempts. Try again later, or write to us on WhatsApp.',
  limitedFor: {
    one: 'Too many attempts. Try again in {count} minute, or write to us on WhatsApp.',
    other: 'Too many attempts. Try again in {count} minutes, or write to us on WhatsApp.',
  },
  BAD_CHARACTERS: 'The text contains invisible or control characters. Type the marked part again.',
  FILE_TYPE: 'We cannot open one of the files. Send a PDF, a picture or a ZIP.',
  FILE_TOO_LARGE: 'One of the files is too large.',
  TOO_MANY_FILES: 'You have attached too many files.',
  NOT_SENT: 'It could not be sent. Nothing that you typed is lost; try again in a minute.',
  OFFLINE: 'You are offline. Nothing that you typed is lost; send it when the connection is back.',

  fullName: 'Full name',
  email: 'Email',
  phone: 'Mobile number',
  reference: 'Your reference number is {reference}',
  copy: 'Copy the number',
  copied: 'Number copied',

  // Choosing one of many.
  typeToSearch: 'Type to search',
  options: 'Options',
  optionCount: { one: '1 option', other: '{count} options' },
  nothingFound: 'No matches',

  // A code that was sent.
  code: 'Six-digit code',
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
