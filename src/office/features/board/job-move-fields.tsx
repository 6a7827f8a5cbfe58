import { useId } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { FileField } from '../../components/file-field.tsx'
import { PersonOptions } from '../../shared/staff/person-options.tsx'
import type { BoardJob, BoardStation } from './board.queries.ts'

/** What has to be known of a job to ask for a move of it. */
export type MovedJob = Pick<BoardJob, 'code' | 'station' | 'quantity'>

type FieldProps = {
  name: string
  job: MovedJob
  stations: readonly BoardStation[]
  value: string
  onChange: (value: string) => void
}

/** The field of a move under its name. */
export function MoveField({ name, job, stations, value, onChange }: FieldProps) {
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
              <option value="">{t('chooseStation')}</option>
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
          <PersonOptions none={t('noOne')} people={people} />
        </select>
      )}
    </Labelled>
  )
}

/** A photograph of what is wrong. */
export function PhotoField({ onChange }: { onChange: (file: File | undefined) => void }) {
  const t = useT('office-board')
  return (
    <FileField
      label={t('photo')}
      hint={t('photoHint')}
      accept="image/jpeg,image/png,image/webp"
      capture="environment"
      onFile={onChange}
    />
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
