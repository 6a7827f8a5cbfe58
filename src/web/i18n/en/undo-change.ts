export default {
  askedTitle: 'Undo the change?',
  askedText:
    'We’ll remove the new email address or number and restore the earlier one. Every device will be signed out, and passwords and passkeys added since then will stop working.',
  undo: 'Undo the change',
  restoredTitle: 'The change was undone',
  restoredText: 'Your earlier contact details are back, and every device is signed out. Log in with a code.',
  goneTitle: 'This link no longer works',
  goneText:
    'It was already used, is older than three days, or the address now belongs to another account. Write to us and we will help.',
  failedTitle: 'That did not work',
  failedText: 'We could not undo the change. Try again in a minute.',
} as const
