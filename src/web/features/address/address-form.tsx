import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { plain } from '../../app/api-query.ts'
import { usePage } from '../../app/page-context.tsx'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { resolveFields } from '../../ui/form/resolve-fields.ts'
import { useSending } from '../../ui/form/use-sending.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { AddressFields } from './address-fields.tsx'
import { addressBody, addressRules, addressValues } from './address-rules.ts'
import type { Address, AddressValues } from './address-rules.ts'
import { addressesQuery, districtsQuery } from './address.queries.ts'

type Props = {
  /** The address to change; without it a new one is added. */
  address: Address | undefined
  /** The customer's own number, offered for a new address. */
  phone: string | null
  /** The only address is the default one, whatever is ticked. */
  isFirst: boolean
  onDone: () => void
}

/** Where goods go (S163). */
export function AddressForm({ address, phone, isFirst, onDone }: Props) {
  const t = useT('address')
  const { api } = usePage()
  const client = useQueryClient()
  const [isDefault, setDefault] = useState(address?.isDefault ?? isFirst)
  const form = useForm<AddressValues>({
    mode: 'onTouched',
    defaultValues: addressValues(address, phone),
    resolver: (values) => {
      const known = client.getQueryData<{ data: readonly unknown[] }>(plain(districtsQuery(values.cityId)).queryKey)
      const needsDistrict = (known?.data.length ?? 1) > 0
      return resolveFields(addressRules({ building: values.building, needsDistrict }))(values)
    },
  })
  const { refusal, isSending, onSubmit } = useSending({
    form,
    isQuiet: true,
    send: async (values) => {
      const body = addressBody(values, address, isDefault)
      const { message } = address
        ? await api.put(`/api/addresses/${address.id}`, body)
        : await api.post('/api/addresses', body)
      await client.invalidateQueries(plain(addressesQuery))
      onDone()
      toast({ title: message })
    },
  })
  return (
    <form className="form acc-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      <AddressFields form={form} />
      <label className="opt wide2">
        <input
          type="checkbox"
          checked={isDefault}
          disabled={isFirst || address?.isDefault === true}
          onChange={({ target }) => setDefault(target.checked)}
        />
        {t('useAsDefault')}
      </label>
      <div className="wide2 form-end">
        <FormAlert refusal={refusal} />
        <Button type="submit" wide loading={isSending}>
          {t(address ? 'save' : 'add')}
        </Button>
      </div>
    </form>
  )
}
