import type { BodyOf } from '#contract/api-client.ts'
import type { JobFile } from '../board/board.queries.ts'

/** What is sent for a move at a tablet. */
export type TabletMoveBody = BodyOf<`/api/office/tablet/jobs/${string}/moves`, 'post'>
export type TabletMove = TabletMoveBody['move']

/** Moves that a tablet offers beside the next one, in the order in which they stand. */
const OFFERED = ['finish', 'report', 'hold'] as const satisfies readonly TabletMove[]

/** What can be done at a tablet beside the next step; counting pieces is another way to end the work, and stays. */
export const otherTabletMoves = ({ moves }: Pick<JobFile, 'moves'>): readonly TabletMove[] =>
  OFFERED.filter((move) => moves.includes(move))

/** What was typed for a move. */
export type TabletAnswers = {
  /** Names the move: sent again after the line failed, it is not done again. */
  readonly request: string
  readonly person: string
  readonly pin: string
  readonly good: string
  readonly spoilt: string
  readonly reason: string
}

/** The body of a move; pieces only where they were counted. */
export function tabletMoveBody(move: TabletMove, answers: TabletAnswers, isCounted: boolean): TabletMoveBody {
  const { request, person, pin } = answers
  const by = { request, person, pin }
  switch (move) {
    case 'finish':
      return isCounted ? { move, ...by, good: Number(answers.good), spoilt: Number(answers.spoilt) } : { move, ...by }
    case 'report':
    case 'hold':
      return { move, ...by, reason: answers.reason }
    default:
      return { move, ...by }
  }
}
