import { useId } from 'react'
import { isIsoDate } from '#domain/calendar/iso-date.ts'
import { DateInput } from '#ui/date-input/date-input.tsx'
import type { Filter } from './filter.ts'
import type { ListAddress } from './list-address.ts'

type Props = {
  filters: readonly Filter[]
  address: ListAddress
  onFilter: (name: string, values: readonly string[]) => void
}

/** Every filter of a list; a change shows the list at once. */
export const FilterPanel = ({ filters, address, onFilter }: Props) => (
  <div className="filter-panel">
    {filters.filter(isField).map((filter) => (
      <FilterField
        key={filter.name}
        filter={filter}
        values={address.filters[filter.name] ?? []}
        onChange={(values) => onFilter(filter.name, values)}
      />
    ))}
  </div>
)

type FieldFilter = Exclude<Filter, { readonly kind: 'link' }>

const isField = (filter: Filter): filter is FieldFilter => filter.kind !== 'link'

type FieldProps = { filter: FieldFilter; values: readonly string[]; onChange: (values: readonly string[]) => void }

function FilterField({ filter, values, onChange }: FieldProps) {
  const id = useId()
  if (filter.kind !== 'choices')
    return (
      <div className="field">
        <label htmlFor={id}>{filter.label}</label>
        {filter.kind === 'day' ? (
          <DateInput
            id={id}
            defaultValue={values[0] ?? ''}
            onChange={({ target: { value } }) => {
              if (value === '' || isIsoDate(value)) onChange(value === '' ? [] : [value])
            }}
          />
        ) : (
          <input
            id={id}
            type="search"
            defaultValue={values[0] ?? ''}
            onBlur={({ target }) => onChange(target.value ? [target.value] : [])}
          />
        )}
      </div>
    )
  return (
    <fieldset>
      <legend>{filter.label}</legend>
      {filter.choices.map(({ value, label }) => (
        <label key={value} className="check-line">
          <input
            type="checkbox"
            checked={values.includes(value)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...(filter.isSingle ? [] : values), value] : values.filter((each) => each !== value),
              )
            }
          />
          <bdi>{label}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
