/** Why the day of an order has moved. */
export default {
  movedTitle: 'Ready by {date}',
  moved_FILE: 'It was to be ready by {date}. We start when your file is here.',
  moved_CHANGE: 'It was to be ready by {date}. We start when your file can be printed.',
  moved_CONFIRM: 'It was to be ready by {date}. We start when you have answered what we found in your file.',
  moved_TICK: 'It was to be ready by {date}. We start when you have approved the preview.',
  moved_PROOF: 'It was to be ready by {date}. We start when you have approved the proof.',
  movedEach: { one: 'Moved by {count} working day: why', other: 'Moved by {count} working days: why' },
  movedAt: 'Cut-off of {day}: {why}. Ready by {date}',
  missing_FILE: 'no file',
  missing_CHANGE: 'the file had to be changed',
  missing_CONFIRM: 'a question about the file was open',
  missing_TICK: 'the preview was not approved',
  missing_PROOF: 'the proof was not answered',
} as const
