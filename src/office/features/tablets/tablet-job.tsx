import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import { isApiFailure } from '#ui/api-failure.ts'
import { Button } from '#ui/button.tsx'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { Waiting } from '../../components/states.tsx'
import { useMoveNames } from '../board/board-words.ts'
import type { JobFile } from '../board/board.queries.ts'
import { useSignal } from '../scan/job-sheet.tsx'
import { NextButton, Refused, useStepWords, Why } from '../scan/job-step.tsx'
import { JobView } from '../scan/job-view.tsx'
import { PinDialog } from './pin-dialog.tsx'
import type { Worker } from './pin-dialog.tsx'
import { otherTabletMoves } from './tablet-move.ts'
import type { TabletMove } from './tablet-move.ts'

const jobOfTablet = (code: string) => apiQuery(`/api/office/tablet/jobs/${encodeURIComponent(code)}`, { tags: [] })

type Props = { code: string; people: readonly Worker[]; onDone: () => void }

/** A job at the station of this tablet, and what can be done with it by a PIN. */
export function TabletJob({ code, people, onDone }: Props) {
  const t = useT('office-tablets')
  const scan = useT('office-scan')
  const query = { ...plain(jobOfTablet(code)), retry: false }
  const found = useQuery<AnswerOf<`/api/office/tablet/jobs/${string}`>>(query)
  const isElsewhere = isApiFailure(found.error) && found.error.status === 404
  const job = found.data?.data
  useSignal(job, isElsewhere)
  if (isElsewhere) return <Refused>{t('notHere', { code })}</Refused>
  if (job) return <JobByPin job={job} people={people} onDone={onDone} />
  return found.error ? <Refused>{scan('noLine')}</Refused> : <Waiting />
}

type ByPinProps = { job: JobFile; people: readonly Worker[]; onDone: () => void }

function JobByPin({ job, people, onDone }: ByPinProps) {
  const [chosen, setChosen] = useState<{ readonly move: TabletMove; readonly isNext: boolean }>()
  const words = useStepWords()
  const names = useMoveNames()
  const t = useT('office-tablets')
  const { next } = job
  const done = () => {
    toast({ title: t('noted', { code: job.code }) })
    onDone()
  }
  return (
    <>
      <JobView
        job={job}
        foot={otherTabletMoves(job).map((move) => (
          <Button key={move} look="outline" onClick={() => setChosen({ move, isNext: false })}>
            {names[move]}
          </Button>
        ))}
      >
        <Why job={job} />
        {next && people.length > 0 ? (
          <NextButton job={job} next={next} onPress={() => setChosen({ move: next, isNext: true })} />
        ) : null}
      </JobView>
      {chosen ? (
        <PinDialog
          {...chosen}
          job={job}
          title={chosen.isNext && next ? words(job, next) : names[chosen.move]}
          people={people}
          onDone={done}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </>
  )
}
