/** The steps of an order, and what the shop waits for its customer for before the next one. */
export default {
  timeline: 'Order progress',
  comesNext: 'next',
  awaited_FILE: 'Your file',
  awaited_CHANGE: 'A file that can be printed',
  awaited_CONFIRM: 'Your answer to what we found',
  awaited_TICK: 'Your approval',
  awaited_PROOF: 'Your approval of the proof',
  awaitedBy: 'by {when}',
} as const
