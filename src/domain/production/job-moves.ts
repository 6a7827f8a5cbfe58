import type { StationKind } from './station.ts'

/** Where a print job stands at its station. Twin of the check in SQL. */
export const JOB_STATES = ['QUEUED', 'RUNNING', 'HELD', 'PROBLEM', 'DONE', 'CANCELLED'] as const

export type JobState = (typeof JOB_STATES)[number]

/** States of jobs that still have to be made. */
export const OPEN_STATES = ['QUEUED', 'RUNNING', 'HELD', 'PROBLEM'] as const satisfies readonly JobState[]

type Change = readonly [from: JobState, to: JobState]

const from = (states: readonly JobState[], to: JobState): Change[] => states.map((state) => [state, to] as const)
const stays = (states: readonly JobState[]): Change[] => states.map((state) => [state, state] as const)

const WORKING = ['QUEUED', 'RUNNING'] as const
const STOPPED = ['HELD', 'PROBLEM'] as const
const MADE = [...OPEN_STATES, 'DONE'] as const

/** What people do with a job, from which state to which. Twin of the table `print_job_move` in SQL. */
export const JOB_MOVES = {
  start: from(['QUEUED'], 'RUNNING'),
  /** On to the next station, or done after the last. */
  finish: [...from(WORKING, 'QUEUED'), ...from(WORKING, 'DONE')],
  hold: from(WORKING, 'HELD'),
  /** A problem that stops it. */
  report: from(WORKING, 'PROBLEM'),
  resume: from(STOPPED, 'QUEUED'),
  /** To another station, also back from the end. */
  move: from(MADE, 'QUEUED'),
  /** Back to the press, all of it. */
  reprint: from(MADE, 'QUEUED'),
  /** Some of its pieces become a job of their own. */
  reduce: stays(MADE),
  assign: stays(OPEN_STATES),
  pool: stays(WORKING),
  /** The last change is taken back. */
  undo: [
    ...from(['RUNNING', 'DONE', 'HELD', 'PROBLEM'], 'QUEUED'),
    ...from(['QUEUED', 'DONE', 'HELD', 'PROBLEM'], 'RUNNING'),
    ...from(['QUEUED'], 'HELD'),
    ...from(['QUEUED'], 'PROBLEM'),
    ...from(['QUEUED'], 'DONE'),
    ...stays(OPEN_STATES),
  ],
  /** The order has left. */
  leave: from(OPEN_STATES, 'DONE'),
  /** The order has ended. */
  cancel: from(MADE, 'CANCELLED'),
} as const satisfies Readonly<Record<string, readonly Change[]>>

export type JobMove = keyof typeof JOB_MOVES

/** The states that a move can begin in. */
export const startsOf = (move: JobMove): readonly JobState[] => [...new Set(JOB_MOVES[move].map(([state]) => state))]

export const canMove = (move: JobMove, state: JobState): boolean => startsOf(move).includes(state)

/** What people can choose to do with a job, in the order in which it is offered. */
export const CHOSEN_MOVES = [
  'start',
  'finish',
  'resume',
  'report',
  'reprint',
  'split',
  'move',
  'hold',
  'assign',
] as const

export type ChosenMove = (typeof CHOSEN_MOVES)[number]

/** What can be chosen for a job of so many pieces in a state. */
export const chosenMoves = (state: JobState, quantity: number): readonly ChosenMove[] =>
  CHOSEN_MOVES.filter((move) =>
    move === 'split' ? quantity > 1 && state !== 'DONE' && canMove('reduce', state) : canMove(move, state),
  )

/** The one move that a job waits for: what the large button does. */
export function nextMove(kind: StationKind, state: JobState): 'start' | 'finish' | 'resume' | undefined {
  switch (state) {
    case 'QUEUED':
      // Artwork is looked at, not started; boxes are packed.
      return kind === 'PREPRESS' || kind === 'PACK' ? 'finish' : 'start'
    case 'RUNNING':
      return 'finish'
    case 'HELD':
    case 'PROBLEM':
      return 'resume'
    default:
      return undefined
  }
}
