export default {
  askedTitle: 'Take the change back?',
  askedText:
    'The e-mail address or number that was changed or added goes, and your account is reached at the earlier one. Every device is signed out, and passwords and passkeys that were set since then no longer work.',
  undo: 'Take the change back',
  restoredTitle: 'The change is taken back',
  restoredText: 'Your account is reached as before, and every device is signed out. Sign in with a code.',
  goneTitle: 'This link no longer works',
  goneText:
    'It was used already, is older than three days, or the address has another account now. Write to us: we help.',
  failedTitle: 'That did not work',
  failedText: 'The change could not be taken back just now. Try again in a minute.',
} as const
