export default {
  askedTitle: 'Undo the change?',
  askedText:
    'The email address or number that was changed or added is removed, and your earlier one applies again. Every device is signed out, and passwords and passkeys set since then no longer work.',
  undo: 'Undo the change',
  restoredTitle: 'The change was undone',
  restoredText: 'Your earlier contact details apply again, and every device is signed out. Log in with a code.',
  goneTitle: 'This link no longer works',
  goneText:
    'It was already used, is older than three days, or the address now belongs to another account. Write to us and we will help.',
  failedTitle: 'That did not work',
  failedText: 'We could not undo the change. Try again in a minute.',
} as const
