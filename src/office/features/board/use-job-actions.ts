import type { MenuAction } from '#ui/action-menu/action-menu.tsx'
import { chosenMoves, nextMove } from '#domain/production/job-moves.ts'
import type { ChosenMove } from '#domain/production/job-moves.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useNavigate } from '#ui/router/router.tsx'
import { useMay } from '../../app/me.tsx'
import { addressOf } from '../../site-map.ts'
import { useMoveNames } from './board-words.ts'
import { passportFilesOf, ticketFiles } from './papers.ts'
import { usePaperActions } from './use-paper-actions.ts'
import type { BoardJob, BoardStation } from './board.queries.ts'

/** Receives what was chosen for a job. */
export type Chosen = (job: BoardJob, move: ChosenMove) => void

const WHILE_HELD: ReadonlySet<ChosenMove> = new Set(['report', 'hold', 'assign'])

/** The menu of a card: all that a person may do with the job, the same as by drag and keys. */
export function useJobActions(): (job: BoardJob, station: BoardStation, onChoose: Chosen) => readonly MenuAction[] {
  const t = useT('office-board')
  const navigate = useNavigate()
  const seesArtwork = useMay('artwork.view')
  const mayAssign = useMay('production.edit')
  const names = useMoveNames()
  const paperActions = usePaperActions()
  return (job, station, onChoose) => {
    const next = nextMove(station.kind, job.state)
    const moves = chosenMoves(job.state, job.quantity).filter(
      (move) =>
        (station.mayWork || (move === 'assign' && mayAssign)) &&
        (job.held === null || WHILE_HELD.has(move)) &&
        // The button beside the menu does that.
        !(move === next && move !== 'finish'),
    )
    return [
      ...moves.map((move) => ({ id: move, name: names[move], onChange: () => onChoose(job, move) })),
      ...(seesArtwork ? paperActions('passport', t('passport'), passportFilesOf([job.code])) : []),
      ...paperActions('ticket', t('ticket'), ticketFiles([job.code])),
      {
        id: 'open',
        name: t('open'),
        onChange: () => navigate(addressOf('order', { number: String(job.order) })),
      },
    ]
  }
}
