import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import type { JobFile } from '../board/board.queries.ts'
import { signal } from './signals.ts'

/** Why nothing can be done now. */
export const Refused = ({ children }: { children: string }) => (
  <p className="scan-trouble" role="alert">
    {children}
  </p>
)

type WhyProps = {
  job: JobFile
  /** Whether a move of it waits for the line. */
  isWaiting?: boolean
  /** Whether it was here that it went on to its station. */
  isPassedOn?: boolean
}

/** Why nothing can be done with a job, in a sentence and a colour. */
export function Why({ job, isWaiting = false, isPassedOn = false }: WhyProps) {
  const t = useT('office-scan')
  if (isWaiting) return <p className="scan-good">{t('taken')}</p>
  if (job.state === 'CANCELLED') return <Refused>{t('cancelled')}</Refused>
  if (job.state === 'DONE') return <p className="scan-good">{t('done')}</p>
  if (job.order.hold !== null) return <Refused>{t('onHold', { reason: job.order.hold })}</Refused>
  if (job.reason !== null) return <p className="note">{job.reason}</p>
  if (job.next !== null) return null
  const station = job.stations.find(({ id }) => id === job.station)?.name ?? ''
  return isPassedOn ? <p className="scan-good">{t('passedOn', { station })}</p> : <Refused>{t('notYours')}</Refused>
}

/** The words of the large button. */
export function useStepWords(): (job: JobFile, next: NonNullable<JobFile['next']>) => string {
  const board = useT('office-board')
  return (job, next) => {
    if (next !== 'finish') return board(next)
    const kind = job.stations.find(({ id }) => id === job.station)?.kind
    return kind === 'PREPRESS' ? board('artworkGood') : board(kind === 'PACK' ? 'packed' : 'finish')
  }
}

type NextProps = { job: JobFile; next: NonNullable<JobFile['next']>; onPress: () => void }

/** One large button for what comes next. */
export function NextButton({ job, next, onPress }: NextProps) {
  const words = useStepWords()
  const press = () => {
    signal('good')
    onPress()
  }
  return (
    <Button size="lg" wide className="scan-next" onClick={press}>
      {words(job, next)}
    </Button>
  )
}
