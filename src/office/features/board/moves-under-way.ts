import { canMove } from '#domain/production/job-moves.ts'
import { nextStationOf } from './board-groups.ts'
import type { Board, BoardJob, JobMoveBody } from './board.queries.ts'

/** A move that is sent and not answered yet. */
export type MoveUnderWay = { readonly code: string; readonly body: JobMoveBody }

/** The board as it will be when moves are made, so far as that is known before; what it shows made already stays. */
export const withMoves = (board: Board, moves: readonly MoveUnderWay[]): Board => moves.reduce(withMove, board)

function withMove(board: Board, { code, body }: MoveUnderWay): Board {
  const jobs = board.jobs.flatMap((job): BoardJob[] => {
    if (job.code !== code || job.station !== body.station || body.move === 'split') return [job]
    if (!canMove(body.move, job.state)) return [job]
    if (body.move === 'start') return [{ ...job, state: 'RUNNING' }]
    if (body.move === 'move') return [{ ...job, state: 'QUEUED', station: body.to }]
    if (body.move !== 'finish' || body.good !== undefined) return [job]
    const station = nextStationOf(job, board.stations)
    return station === undefined ? [] : [{ ...job, state: 'QUEUED', station }]
  })
  return { ...board, jobs }
}

/**
 * Sends the moves of a job one after the other, because the network may deliver two at once in either order. What was done on top of a
 * move that was refused is not sent.
 */
export function createMoveTurns() {
  const latest = new Map<string, Promise<boolean>>()
  return (code: string, send: () => Promise<boolean>): Promise<boolean> => {
    const before = latest.get(code)
    const sent = before ? before.then((isDone) => isDone && send()) : send()
    latest.set(code, sent)
    const forget = (): void => {
      if (latest.get(code) === sent) latest.delete(code)
    }
    void sent.then(forget, forget)
    return sent
  }
}
