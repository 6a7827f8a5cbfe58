import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { plain } from '#ui/fetching/api-query.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { addressesQuery } from '../../shared/session/addresses.query.ts'
import type { Address } from '../../shared/session/addresses.query.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { Button } from '#ui/button.tsx'
import { clearDraft, readDraft } from '#ui/drafts/form-draft.ts'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { resolveFields } from '#ui/form/resolve-fields.ts'
import { useSending } from '#ui/form/use-sending.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { AddressFields, ShortAddressFields } from './address-fields.tsx'
import { ADDRESS_DRAFT, draftOwner, withDraft } from './address-draft.ts'
import { addressBody, addressRules, addressValues } from './address-rules.ts'
import type { AddressValues } from './address-rules.ts'
import { districtsQuery } from './address.queries.ts'
import { useAddressDraft } from './use-address-draft.ts'

type Props = {
  /** The address to change; without it a new one is added. */
  address: Address | undefined
  /** The only address is the default one, whatever is ticked. */
  isFirst: boolean
  /** Asks for what every parcel needs, in a place where something else is the matter; the rest can be opened. */
  short?: Short
  onDone: (address: Address) => void
}

type Short = {
  /** The words of the button. */
  readonly label: string
  /** The number to call there unless another one is typed. */
  readonly phone: string
  /** Called before the fields are checked; when it answers false, they are not. */
  readonly mayGoOn: () => Promise<boolean>
}

/** Where goods go (S163). What is typed outlives a reload. */
export function AddressForm({ address, isFirst, short, onDone }: Props) {
  const t = useT('address')
  const { api } = usePage()
  const client = useQueryClient()
  const { customer } = useSession()
  const owner = draftOwner(customer?.id ?? '', address)
  const [isDefault, setDefault] = useState(address?.isDefault ?? isFirst)
  const form = useForm<AddressValues>({
    mode: 'onTouched',
    defaultValues: withDraft(
      { ...addressValues(address, customer?.phone ?? null), ...(short && { name: t('shortName') }) },
      readDraft(ADDRESS_DRAFT),
      owner,
    ),
    resolver: (values) => {
      const known = client.getQueryData<{ data: readonly unknown[] }>(plain(districtsQuery(values.cityId)).queryKey)
      const needsDistrict = (known?.data.length ?? 1) > 0
      return resolveFields(addressRules({ building: values.building, needsDistrict }))(values)
    },
  })
  useAddressDraft(form, owner)
  const { refusal, isSending, onSubmit } = useSending({
    form,
    isQuiet: true,
    send: async (values) => {
      const body = addressBody(values, address, isDefault)
      const { message, data } = address
        ? await api.put(`/api/addresses/${address.id}`, body)
        : await api.post('/api/addresses', body)
      await client.invalidateQueries(plain(addressesQuery))
      clearDraft(ADDRESS_DRAFT)
      onDone(data)
      toast({ title: message })
    },
  })
  usePhoneOf(form, short?.phone)
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (!short || (await short.mayGoOn())) await onSubmit(event)
  }
  const byDefault = (
    <DefaultTick checked={isDefault} disabled={isFirst || address?.isDefault === true} onChange={setDefault} />
  )
  return (
    <form className="form account-form" noValidate onSubmit={(event) => void submit(event)}>
      {short ? <ShortAddressFields form={form}>{byDefault}</ShortAddressFields> : <AddressFields form={form} />}
      {short ? null : byDefault}
      <div className="field-wide form-end">
        <FormAlert refusal={refusal} />
        <Button type="submit" size={short ? 'lg' : 'default'} wide={!short} loading={isSending}>
          {short?.label ?? t(address ? 'save' : 'add')}
        </Button>
      </div>
    </form>
  )
}

type TickProps = { checked: boolean; disabled: boolean; onChange: (checked: boolean) => void }

function DefaultTick({ onChange, ...rest }: TickProps) {
  const t = useT('address')
  return (
    <label className="choice-label field-wide">
      <input type="checkbox" {...rest} onChange={({ target }) => onChange(target.checked)} />
      {t('useAsDefault')}
    </label>
  )
}

/** The number to call is the customer's, unless another one was typed. */
function usePhoneOf(form: UseFormReturn<AddressValues>, phone: string | undefined): void {
  const before = useRef('')
  useEffect(() => {
    if (phone === undefined) return
    const typed = form.getValues('phone')
    if (typed === '' || typed === before.current) form.setValue('phone', phone)
    before.current = phone
  }, [form, phone])
}
