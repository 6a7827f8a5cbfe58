import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import type { ChosenMove } from '#domain/production/job-moves.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { useMoveNames } from './board-words.ts'
import { jobQuery } from './board.queries.ts'
import type { BoardJob, BoardStation, JobMoveBody } from './board.queries.ts'

/** What has to be known of a job to ask for a move of it. */
export type MovedJob = Pick<BoardJob, 'code' | 'station' | 'quantity'>

type Props = {
  job: MovedJob
  move: ChosenMove
  stations: readonly BoardStation[]
  onMove: (body: JobMoveBody) => Promise<boolean>
  onClose: () => void
}

type MoveAnswers = Readonly<Record<string, string>>

/** Which fields a move asks for. */
const FIELDS: Readonly<Record<ChosenMove, readonly string[]>> = {
  start: [],
  resume: [],
  finish: ['good', 'spoilt'],
  report: ['reason', 'photo'],
  hold: ['reason'],
  reprint: ['quantity', 'reason'],
  split: ['quantity'],
  move: ['to'],
  assign: ['staffId'],
}

/** What a move needs: pieces, a reason, a station, a person. */
export function JobDialog({ job, move, stations, onMove, onClose }: Props) {
  const titles = useMoveNames()
  const sendPhoto = useSendPhoto(job.code)
  const [isBusy, setBusy] = useState(false)
  const [photo, setPhoto] = useState<File>()
  const [answers, setAnswers] = useState<MoveAnswers>({
    good: String(job.quantity),
    spoilt: '0',
    quantity: String(move === 'reprint' ? job.quantity : Math.floor(job.quantity / 2)),
  })
  const send = async () => {
    setBusy(true)
    const isMoved = await onMove(bodyOf(job, move, answers))
    if (isMoved && photo) await sendPhoto(photo)
    setBusy(false)
    if (isMoved) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={`${titles[move]}, ${job.code}`}>
      <form
        className="form-rows"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {FIELDS[move].map((name) =>
          name === 'photo' ? (
            <PhotoField key={name} onChange={setPhoto} />
          ) : (
            <MoveField
              key={name}
              name={name}
              job={job}
              stations={stations}
              value={answers[name] ?? ''}
              onChange={(value) => setAnswers({ ...answers, [name]: value })}
            />
          ),
        )}
        <Button type="submit" loading={isBusy}>
          {titles[move]}
        </Button>
      </form>
    </Dialog>
  )
}

/** Adds a photo to a job; a failure is answers, and the move before it stays. */
function useSendPhoto(code: string) {
  const { api } = usePage()
  const client = useQueryClient()
  return async (photo: File): Promise<void> => {
    const form = new FormData()
    form.append('attachments', photo)
    await api
      .post(`/api/office/production/jobs/${encodeURIComponent(code)}/photos` as const, form as never)
      .catch(toastFailure)
    await client.invalidateQueries(plain(jobQuery(code)))
  }
}

/** What is sent for a move with what was answers. */
function bodyOf({ station }: MovedJob, move: ChosenMove, answers: MoveAnswers): JobMoveBody {
  const { reason = '', staffId = '' } = answers
  const pieces = (name: string) => Number(answers[name] ?? 0)
  switch (move) {
    case 'finish':
      return { move, station, good: pieces('good'), spoilt: pieces('spoilt') }
    case 'report':
    case 'hold':
      return { move, station, reason }
    case 'reprint':
      return { move, station, reason, quantity: pieces('quantity') }
    case 'split':
      return { move, station, quantity: pieces('quantity') }
    case 'move':
      return { move, station, to: pieces('to') }
    case 'assign':
      return { move, station, staffId: staffId === '' ? null : staffId }
    default:
      return { move, station }
  }
}

type FieldProps = {
  name: string
  job: MovedJob
  stations: readonly BoardStation[]
  value: string
  onChange: (value: string) => void
}

function MoveField({ name, job, stations, value, onChange }: FieldProps) {
  const t = useT('office-board')
  switch (name) {
    case 'reason':
      return (
        <Labelled label={t('reason')}>
          {(id) => (
            <textarea
              id={id}
              required
              dir="auto"
              maxLength={300}
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Labelled>
      )
    case 'to':
      return (
        <Labelled label={t('station')}>
          {(id) => (
            <select id={id} required value={value} onChange={({ target }) => onChange(target.value)}>
              <option value="">…</option>
              {stations
                .filter((station) => station.isActive && station.id !== job.station)
                .map((station) => (
                  <option key={station.id} value={station.id}>
                    {station.name}
                  </option>
                ))}
            </select>
          )}
        </Labelled>
      )
    case 'staffId':
      return <PersonField value={value} onChange={onChange} />
    default:
      return <PiecesField name={name} job={job} value={value} onChange={onChange} />
  }
}

function PiecesField({ name, job, value, onChange }: Omit<FieldProps, 'stations'>) {
  const t = useT('office-board')
  const label = name === 'good' || name === 'spoilt' ? t(name) : t('pieces')
  const isOfAll = name !== 'spoilt'
  return (
    <Labelled
      label={label}
      note={name === 'good' ? t('goodHint') : isOfAll ? t('piecesOf', { quantity: job.quantity }) : undefined}
    >
      {(id) => (
        <input
          id={id}
          type="number"
          inputMode="numeric"
          dir="ltr"
          required
          min={name === 'quantity' ? 1 : 0}
          max={isOfAll ? job.quantity : 10_000_000}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  )
}

const CHOICES = apiQuery('/api/office/production/people', { tags: [] })

function PersonField({ value, onChange }: Pick<FieldProps, 'value' | 'onChange'>) {
  const t = useT('office-board')
  const people = useQuery<AnswerOf<'/api/office/production/people'>>(plain(CHOICES)).data?.data ?? []
  return (
    <Labelled label={t('person')}>
      {(id) => (
        <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t('noOne')}</option>
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

function PhotoField({ onChange }: { onChange: (file: File | undefined) => void }) {
  const t = useT('office-board')
  return (
    <Labelled label={t('photo')} note={t('photoHint')}>
      {(id) => (
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          capture="environment"
          onChange={({ target }) => onChange(target.files?.[0])}
        />
      )}
    </Labelled>
  )
}

type LabelledProps = { label: string; note?: string | undefined; children: (id: string) => ReactNode }

function Labelled({ label, note, children }: LabelledProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {note ? <p className="quiet">{note}</p> : null}
    </div>
  )
}
