export default {
  askedTitle: 'Take the change back?',
  askedText:
    'Your account gets its earlier e-mail address or number back. Every device is signed out, and passwords and passkeys that were set since then no longer work.',
  undo: 'Take the change back',
  restoredTitle: 'The change is taken back',
  restoredText: 'Your account has its earlier address again, and every device is signed out. Sign in with a code.',
  goneTitle: 'This link no longer works',
  goneText:
    'It was used already, is older than three days, or the address has another account now. Write to us: we help.',
  failedTitle: 'That did not work',
  failedText: 'The change could not be taken back just now. Try again in a minute.',
} as const
