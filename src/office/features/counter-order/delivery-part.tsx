import { useId } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery, useFetched } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { LineField } from '../../edit/line-field.tsx'
import { NO_ADDRESS } from './order-draft.ts'
import type { DraftAddress } from './order-draft.ts'

type Place = AnswerOf<'/api/app/regions'>['data'][number]

const NONE: readonly Place[] = []

type Props = {
  /** Null: picked up. */
  address: DraftAddress | null
  onChange: (address: DraftAddress | null) => void
  problemOf: (field: string) => string | undefined
}

/** Whether the customer picks the order up, or where it goes. */
export function DeliveryPart({ address, onChange, problemOf }: Props) {
  const t = useT('office-counter')
  return (
    <section className="ruled counter-part" aria-labelledby="counter-delivery">
      <h2 id="counter-delivery">{t('handOver')}</h2>
      <div className="segments" role="group" aria-labelledby="counter-delivery">
        <button type="button" aria-pressed={address === null} onClick={() => onChange(null)}>
          {t('PICKUP')}
        </button>
        <button type="button" aria-pressed={address !== null} onClick={() => onChange(address ?? NO_ADDRESS)}>
          {t('DELIVERY')}
        </button>
      </div>
      {address ? <AddressFields address={address} onChange={onChange} problemOf={problemOf} /> : null}
    </section>
  )
}

type FieldsProps = Props & { address: DraftAddress }

function AddressFields({ address, onChange, problemOf }: FieldsProps) {
  const t = useT('office-counter')
  const { regionId, cityId, districtId } = address
  const regions = useFetched(apiQuery('/api/app/regions', { tags: [] }))?.data ?? NONE
  const cities = useFetched(apiQuery(`/api/app/regions/${regionId}/cities`, { tags: [] }), { enabled: regionId !== '' })
  const districts = useFetched(apiQuery(`/api/app/cities/${cityId}/districts`, { tags: [] }), {
    enabled: cityId !== '',
  })
  const text = (name: 'street' | 'building' | 'details', most: number) => {
    const problem = problemOf(`address.${name}`)
    return (
      <LineField
        label={t(name)}
        required={name !== 'details'}
        dir={name === 'building' ? 'ltr' : 'auto'}
        maxLength={most}
        isInvalid={problem !== undefined}
        hint={problem}
        value={address[name]}
        onChange={(value) => onChange({ ...address, [name]: value })}
      />
    )
  }
  return (
    <div className="two-columns">
      <PlaceField
        label={t('region')}
        places={regions}
        value={regionId}
        onChange={(id) => onChange({ ...address, regionId: id, cityId: '', districtId: '' })}
      />
      <PlaceField
        label={t('city')}
        places={cities?.data ?? NONE}
        value={cityId}
        onChange={(id) => onChange({ ...address, cityId: id, districtId: '' })}
      />
      {districts && districts.data.length > 0 ? (
        <PlaceField
          label={t('district')}
          places={districts.data}
          value={districtId}
          onChange={(id) => onChange({ ...address, districtId: id })}
        />
      ) : null}
      {text('street', 120)}
      {text('building', 4)}
      {text('details', 500)}
    </div>
  )
}

type PlaceProps = { label: string; places: readonly Place[]; value: string; onChange: (id: string) => void }

function PlaceField({ label, places, value, onChange }: PlaceProps) {
  const t = useT('office-counter')
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        required
        disabled={places.length === 0}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t('choose')}</option>
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {place.name}
          </option>
        ))}
      </select>
    </div>
  )
}
