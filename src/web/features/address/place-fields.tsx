import { useController } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { useFetched } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Field } from '#ui/field.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import type { SearchOption } from '#ui/search-select/found-options.ts'
import { SearchSelect } from '#ui/search-select/search-select.tsx'
import type { AddressValues } from './address-rules.ts'
import { LENGTHS } from './address-rules.ts'
import { citiesQuery, districtsQuery, regionsQuery } from './address.queries.ts'

type Props = { form: UseFormReturn<AddressValues> }

const NONE: readonly SearchOption[] = []

/** The districts of a city; undefined until they are known. */
export const useDistricts = (city: string): readonly SearchOption[] | undefined =>
  useFetched(districtsQuery(city), { enabled: city !== '' })?.data

/** Region, then its cities, then the city's districts (S164). Another region empties what depends on it. */
export function PlaceFields({ form }: Props) {
  const t = useT('address')
  const region = form.watch('regionId')
  const city = form.watch('cityId')
  const regions = useFetched(regionsQuery)?.data ?? NONE
  const cities = useFetched(citiesQuery(region), { enabled: region !== '' })?.data ?? NONE
  const districts = useDistricts(city)
  return (
    <>
      <FormField form={form} name="regionId" label={t('region')} required>
        {(control) => (
          <select
            {...control}
            value={region}
            autoComplete="address-level1"
            onChange={(event) => {
              void control.onChange(event)
              form.setValue('cityId', '')
              form.setValue('districtId', '')
            }}
          >
            <Options options={regions} />
          </select>
        )}
      </FormField>
      <FormField form={form} name="cityId" label={t('city')} required>
        {(control) => (
          <select
            {...control}
            value={city}
            autoComplete="address-level2"
            disabled={region === ''}
            onChange={(event) => {
              void control.onChange(event)
              form.setValue('districtId', '')
            }}
          >
            <Options options={cities} />
          </select>
        )}
      </FormField>
      {city === '' || districts === undefined || districts.length > 0 ? (
        <DistrictField form={form} districts={districts ?? NONE} />
      ) : null}
      {districts?.length === 0 || form.getValues('neighbourhood') !== '' ? (
        <FormField form={form} name="neighbourhood" label={t('neighbourhood')} wide>
          {(control) => (
            <input {...control} autoComplete="address-level3" maxLength={LENGTHS.neighbourhood} enterKeyHint="next" />
          )}
        </FormField>
      ) : null}
    </>
  )
}

const Options = ({ options }: { options: readonly SearchOption[] }) => {
  const t = useT('address')
  return (
    <>
      <option value="">{t('choose')}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  )
}

/** A city may have two hundred districts: they are searched. */
function DistrictField({ form, districts }: Props & { districts: readonly SearchOption[] }) {
  const t = useT('address')
  const tForm = useT('form')
  const { field, fieldState } = useController({ control: form.control, name: 'districtId' })
  const { error } = fieldState
  return (
    <Field label={t('district')} required wide error={error && tForm(error.type as 'required')} ok={field.value !== ''}>
      {(control) => (
        <SearchSelect
          {...control}
          ref={field.ref}
          options={districts}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          disabled={districts.length === 0}
        />
      )}
    </Field>
  )
}
