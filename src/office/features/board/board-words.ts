import type { ChosenMove } from '#domain/production/job-moves.ts'
import { useT } from '#ui/i18n/use-t.ts'
import type { BoardJob, BoardStation, JobMoveBody } from './board.queries.ts'

/** What the one next step of a job is called at its station. */
export function useNextStep(): (job: BoardJob, station: BoardStation | undefined) => string | undefined {
  const t = useT('office-board')
  return ({ state, held }, station) => {
    if (held !== null || !station?.mayWork) return undefined
    if (state === 'HELD' || state === 'PROBLEM') return t('resume')
    if (station.kind === 'PREPRESS') return t('artworkGood')
    if (station.kind === 'PACK') return t('packed')
    return t(state === 'RUNNING' ? 'finish' : 'start')
  }
}

/** What each move is called in a menu and above its dialog. */
export function useMoveNames(): Readonly<Record<ChosenMove, string>> {
  const t = useT('office-board')
  return {
    start: t('start'),
    finish: t('finishCounted'),
    resume: t('resume'),
    report: t('report'),
    reprint: t('reprintMove'),
    split: t('split'),
    move: t('move'),
    hold: t('hold'),
    assign: t('assign'),
  }
}

/** The one thing that is said of a job on its card, and how bad it is. */
export function useJobNote(): (job: BoardJob) => {
  readonly text: string
  readonly tone: 'bad' | 'warn' | 'quiet' | ''
} {
  const t = useT('office-board')
  return ({ state, reason, held, isReprint, assignee, urgent }) => {
    if (held !== null) return { text: t('orderHeld'), tone: 'warn' }
    if (state === 'PROBLEM') return { text: reason ?? '', tone: 'bad' }
    if (state === 'HELD') return { text: reason ?? '', tone: 'warn' }
    if (isReprint) return { text: reason ?? t('reprint'), tone: 'bad' }
    if (state === 'RUNNING') return { text: assignee?.name ?? t('running'), tone: '' }
    if (urgent) return { text: t('urgent'), tone: 'bad' }
    return { text: assignee?.name ?? t('queued'), tone: assignee ? '' : 'quiet' }
  }
}

/** What is said when a job was moved. */
export function useMovedText(): (
  body: JobMoveBody,
  moved: { readonly code: string; readonly station: string; readonly isMade: boolean; readonly part: string | null },
) => string {
  const t = useT('office-board')
  return ({ move }, { code, station, isMade, part }) => {
    switch (move) {
      case 'start':
        return t('startedToast', { code })
      case 'finish':
        return isMade ? t('madeToast', { code }) : t('finishedToast', { code, station })
      case 'move':
        return t('movedToast', { code, station })
      case 'hold':
        return t('heldToast', { code })
      case 'report':
        return t('reportedToast', { code })
      case 'resume':
        return t('resumedToast', { code })
      case 'reprint':
        return t('reprintedToast', { code: part ?? code })
      case 'split':
        return t('splitToast', { code, part: part ?? '' })
      case 'assign':
        return t('assignedToast', { code })
    }
  }
}
