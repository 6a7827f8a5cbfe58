import { useState } from 'react'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { buildingNumber, shortAddress } from '#domain/address/national-address.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { AddressValues } from './address-rules.ts'
import { LENGTHS } from './address-rules.ts'
import { PlaceFields } from './place-fields.tsx'

type Props = { form: UseFormReturn<AddressValues> }

/** The fields of an address, those every parcel needs first. */
export const AddressFields = ({ form }: Props) => (
  <>
    <NameAndPhone form={form} />
    <PlaceFields form={form} />
    <ShortAddress form={form} />
    <Building form={form} />
    <Street form={form} />
    <Details form={form} />
  </>
)

/** Those every parcel needs; the others open by a press, and by themselves when something is wrong with them. */
export function ShortAddressFields({ form, children }: Props & { children: ReactNode }) {
  const t = useT('address')
  const { errors } = form.formState
  const isInvalid = HIDDEN.some((name) => errors[name])
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PlaceFields form={form} />
      <Street form={form} />
      <Building form={form} />
      <ShortAddress form={form} />
      <details
        className="field-wide fold"
        open={isOpen || isInvalid}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          {t('more')}
          <Icon name="down" />
        </summary>
        <div className="form">
          <NameAndPhone form={form} />
          <Details form={form} />
          {children}
        </div>
      </details>
    </>
  )
}

const HIDDEN = ['name', 'phone', 'postalCode', 'additionalNumber', 'details'] as const

function NameAndPhone({ form }: Props) {
  const t = useT('address')
  return (
    <>
      <FormField form={form} name="name" label={t('name')} required hint={t('nameHint')}>
        {(control) => <input {...control} dir="auto" maxLength={LENGTHS.name} autoComplete="off" enterKeyHint="next" />}
      </FormField>
      <FormField form={form} name="phone" label={t('phone')} required hint={t('phoneHint')}>
        {(control) => (
          <input {...control} type="tel" dir="ltr" inputMode="tel" autoComplete="tel-national" enterKeyHint="next" />
        )}
      </FormField>
    </>
  )
}

function Building({ form }: Props) {
  const t = useT('address')
  return (
    <FormField form={form} name="building" label={t('building')} required>
      {(control) => <input {...control} dir="ltr" inputMode="numeric" autoComplete="off" enterKeyHint="next" />}
    </FormField>
  )
}

function Street({ form }: Props) {
  const t = useT('address')
  return (
    <FormField form={form} name="street" label={t('street')} required wide>
      {(control) => (
        <input {...control} dir="auto" maxLength={LENGTHS.street} autoComplete="address-line1" enterKeyHint="next" />
      )}
    </FormField>
  )
}

function Details({ form }: Props) {
  const t = useT('address')
  return (
    <>
      <FormField form={form} name="postalCode" label={t('postalCode')} example={t('postalCodeForm')}>
        {(control) => (
          <input {...control} dir="ltr" inputMode="numeric" autoComplete="postal-code" enterKeyHint="next" />
        )}
      </FormField>
      <FormField form={form} name="additionalNumber" label={t('additionalNumber')} example={t('additionalNumberForm')}>
        {(control) => <input {...control} dir="ltr" inputMode="numeric" autoComplete="off" enterKeyHint="next" />}
      </FormField>
      <FormField form={form} name="details" label={t('details')} hint={t('detailsHint')} wide>
        {(control) => <textarea {...control} rows={2} maxLength={LENGTHS.details} enterKeyHint="enter" />}
      </FormField>
    </>
  )
}

/** Its digits are the building's number, which need not be typed again. */
function ShortAddress({ form }: Props) {
  const t = useT('address')
  return (
    <FormField form={form} name="shortAddress" label={t('shortAddress')} hint={t('shortAddressHint')}>
      {(control) => (
        <input
          {...control}
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          enterKeyHint="next"
          placeholder="RRRD2929"
          onChange={(event) => {
            void control.onChange(event)
            // Before the next field has the focus: what is typed there would go behind the number.
            const short = shortAddress(event.target.value)
            if (short === undefined || form.getValues('building').trim() !== '') return
            form.setValue('building', buildingNumber(String(Number(short.slice(4)))) ?? '', { shouldValidate: true })
          }}
          onBlur={(event) => {
            void control.onBlur(event)
            const short = shortAddress(event.target.value)
            if (short !== undefined) form.setValue('shortAddress', short)
          }}
        />
      )}
    </FormField>
  )
}
