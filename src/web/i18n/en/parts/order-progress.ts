/** The steps of an order, and what the shop waits for its customer for before the next one, with the way to answer it. */
export default {
  timeline: 'Order progress',
  comesNext: 'next',
  awaited_FILE: 'Your file',
  awaited_CHANGE: 'A file that can be printed',
  awaited_CONFIRM: 'Your answer to what we found',
  awaited_TICK: 'Your approval',
  awaited_PROOF: 'Your approval of the proof',
  awaitedBy: 'by {when}',
  answer_FILE: 'Send the file',
  answer_CHOICE: 'Choose files of the ZIP',
  answer_CHANGE: 'See what to change',
  answer_CONFIRM: 'See what we found',
  answer_TICK: 'Look and approve',
  answer_PROOF: 'Approve the proof',
  actionOf: '{action}: {number}',
} as const
