import { useEffect, useRef, useState } from 'react'
import { LIST_COMMA } from '#domain/text/list-comma.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { LabelledInput } from '../../edit/labelled-input.tsx'
import type { JobFile } from '../board/board.queries.ts'
import { signal } from '../scan/signals.ts'
import { tabletMoveBody } from './tablet-move.ts'
import type { TabletAnswers, TabletMove } from './tablet-move.ts'

export type Worker = { readonly id: string; readonly name: string }

type Props = {
  job: JobFile
  move: TabletMove
  title: string
  /** The step the large button does: its pieces are not counted. */
  isNext: boolean
  people: readonly Worker[]
  onDone: () => void
  onClose: () => void
}

/** Who does it, and their PIN; pieces or a reason where the move needs them. */
export function PinDialog({ job, move, title, isNext, people, onDone, onClose }: Props) {
  const t = useT('office-tablets')
  const { api, language } = usePage()
  const { isBusy, problem, run } = useRequest()
  const [answers, setAnswers] = useState(() => firstAnswers(job, people))
  const form = useRef<HTMLFormElement>(null)
  const isOnlyPin = isNext && people.length === 1
  useEffect(() => {
    if (isOnlyPin) form.current?.querySelector<HTMLInputElement>('[type="password"]')?.focus()
  }, [isOnlyPin])
  const say = (part: Partial<TabletAnswers>) => setAnswers((now) => ({ ...now, ...part }))
  const send = () =>
    run(async () => {
      const body = tabletMoveBody(move, answers, !isNext)
      // A PIN that was wrong is typed again from the start.
      say({ pin: '' })
      await api.post(`/api/office/tablet/jobs/${encodeURIComponent(job.code)}/moves` as const, body)
      signal('good')
      onDone()
    })
  return (
    <Dialog open onClose={onClose} title={`${title}${LIST_COMMA[language]}${job.code}`}>
      <form
        ref={form}
        className="form-rows"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {isNext ? null : <MoveFields move={move} job={job} answers={answers} onSay={say} />}
        <WorkerChoice people={people} answers={answers} onSay={say} />
        <AlertLine>{problem}</AlertLine>
        <Button
          type="submit"
          size="lg"
          wide
          loading={isBusy}
          disabled={answers.person === '' || answers.pin.length < 6}
        >
          {title}
        </Button>
        {answers.person === '' ? <p className="quiet">{t('chooseFirst')}</p> : null}
      </form>
    </Dialog>
  )
}

const firstAnswers = ({ quantity }: JobFile, people: readonly Worker[]): TabletAnswers => ({
  request: crypto.randomUUID(),
  person: (people.length === 1 ? people[0]?.id : undefined) ?? '',
  pin: '',
  good: String(quantity),
  spoilt: '0',
  reason: '',
})

type PartProps = { answers: TabletAnswers; onSay: (part: Partial<TabletAnswers>) => void }

/** Everyone who can work here as a button, for fingers in gloves; then the PIN. */
function WorkerChoice({ people, answers, onSay }: PartProps & { people: readonly Worker[] }) {
  const t = useT('office-tablets')
  const field = useRef<HTMLDivElement>(null)
  const choose = (person: string) => {
    onSay({ person, pin: '' })
    field.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <div className="tablet-people" role="group" aria-label={t('who')}>
        {people.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="btn outline"
            aria-pressed={answers.person === id}
            onClick={() => choose(id)}
          >
            <bdi>{name}</bdi>
          </button>
        ))}
      </div>
      <div ref={field} className="tablet-pin">
        <LabelledInput
          label={t('pin')}
          type="password"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={6}
          value={answers.pin}
          onChange={(pin) => onSay({ pin })}
        />
      </div>
    </>
  )
}

function MoveFields({ move, job, answers, onSay }: PartProps & { move: TabletMove; job: JobFile }) {
  const board = useT('office-board')
  const pieces = { type: 'number', dir: 'ltr', inputMode: 'numeric', min: 0, required: true } as const
  switch (move) {
    case 'finish':
      return (
        <>
          <LabelledInput
            {...pieces}
            label={board('good')}
            hint={board('goodHint')}
            max={job.quantity}
            value={answers.good}
            onChange={(good) => onSay({ good })}
          />
          <LabelledInput
            {...pieces}
            label={board('spoilt')}
            max={10_000_000}
            value={answers.spoilt}
            onChange={(spoilt) => onSay({ spoilt })}
          />
        </>
      )
    case 'report':
    case 'hold':
      return (
        <LabelledInput
          label={board('reason')}
          dir="auto"
          required
          maxLength={300}
          value={answers.reason}
          onChange={(reason) => onSay({ reason })}
        />
      )
    default:
      return null
  }
}
