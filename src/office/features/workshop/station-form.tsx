import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { STATION_KINDS } from '#domain/production/station.ts'
import type { StationKind } from '#domain/production/station.ts'
import { Button } from '#ui/button.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { WORKSHOP } from './workshop.queries.ts'
import type { Station } from './workshop.queries.ts'

type Props = { station?: Station; position?: number; isReadOnly: boolean }

/** A station as it is edited, or a new one. */
export function StationForm({ station, position = station?.position ?? 0, isReadOnly }: Props) {
  const t = useT('office-workshop')
  const [kind, setKind] = useState<StationKind>(station?.kind ?? 'FINISH')
  const [en, setEn] = useState(station?.name.en ?? '')
  const [ar, setAr] = useState(station?.name.ar ?? '')
  const [place, setPlace] = useState(String(position))
  const [day, setDay] = useState(station?.jobsADay?.toString() ?? '')
  const [isActive, setActive] = useState(station?.isActive ?? true)
  const { isBusy, call } = useCall(
    (api) => {
      const jobsADay = day === '' ? null : Number(day)
      const body = { kind, name: { en, ar }, position: Number(place), jobsADay, isActive }
      return station
        ? api.put(`/api/office/production/stations/${station.id}`, body, { version: station.version })
        : api.post('/api/office/production/stations', body)
    },
    [WORKSHOP],
  )
  return (
    <form
      className="workshop-row"
      aria-label={station ? (station.name.en ?? station.name.ar) : t('newStation')}
      onSubmit={(event) => {
        event.preventDefault()
        call()
      }}
    >
      <KindField kind={kind} isReadOnly={isReadOnly} onChange={setKind} />
      <TextField label={t('nameEn')} value={en} direction="ltr" isReadOnly={isReadOnly} onChange={setEn} />
      <TextField label={t('nameAr')} value={ar} direction="rtl" isReadOnly={isReadOnly} onChange={setAr} />
      <NumberField label={t('place')} value={place} isReadOnly={isReadOnly} onChange={setPlace} isRequired max={99} />
      <NumberField label={t('jobsADay')} value={day} isReadOnly={isReadOnly} onChange={setDay} max={10_000} />
      <label className="check-line">
        <input
          type="checkbox"
          checked={isActive}
          disabled={isReadOnly}
          onChange={({ target }) => setActive(target.checked)}
        />
        {t('active')}
      </label>
      {isReadOnly ? null : (
        <Button type="submit" look="outline" size="sm" loading={isBusy}>
          {t(station ? 'save' : 'add')}
        </Button>
      )}
    </form>
  )
}

type KindProps = { kind: StationKind; isReadOnly: boolean; onChange: (kind: StationKind) => void }

function KindField({ kind, isReadOnly, onChange }: KindProps) {
  const t = useT('office-workshop')
  return (
    <Labelled label={t('kind')}>
      {(id) => (
        <select
          id={id}
          value={kind}
          disabled={isReadOnly}
          onChange={({ target }) => onChange(target.value as StationKind)}
        >
          {STATION_KINDS.map((each) => (
            <option key={each} value={each}>
              {t(each)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

type TextProps = {
  label: string
  value: string
  direction: 'ltr' | 'rtl'
  isReadOnly: boolean
  onChange: (text: string) => void
}

const TextField = ({ label, value, direction, isReadOnly, onChange }: TextProps) => (
  <Labelled label={label}>
    {(id) => (
      <input
        id={id}
        required
        maxLength={60}
        dir={direction}
        readOnly={isReadOnly}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Labelled>
)

type NumberProps = Omit<TextProps, 'direction'> & { max: number; isRequired?: boolean }

const NumberField = ({ label, value, isReadOnly, onChange, max, isRequired = false }: NumberProps) => (
  <Labelled label={label}>
    {(id) => (
      <input
        id={id}
        type="number"
        dir="ltr"
        min={isRequired ? 0 : 1}
        max={max}
        required={isRequired}
        readOnly={isReadOnly}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Labelled>
)

export function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
