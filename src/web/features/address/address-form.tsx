import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { plain } from '../../app/api-query.ts'
import { usePage } from '../../app/page-context.tsx'
import { useT } from '../../i18n/use-t.ts'
import { useSession } from '../../session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { clearDraft, readDraft } from '../../ui/form-draft.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { resolveFields } from '../../ui/form/resolve-fields.ts'
import { useSending } from '../../ui/form/use-sending.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { AddressFields } from './address-fields.tsx'
import { ADDRESS_DRAFT, draftOwner, withDraft } from './address-draft.ts'
import { addressBody, addressRules, addressValues } from './address-rules.ts'
import type { Address, AddressValues } from './address-rules.ts'
import { addressesQuery, districtsQuery } from './address.queries.ts'
import { useAddressDraft } from './use-address-draft.ts'

type Props = {
  /** The address to change; without it a new one is added. */
  address: Address | undefined
  /** The only address is the default one, whatever is ticked. */
  isFirst: boolean
  onDone: () => void
}

/** Where goods go (S163). What is typed outlives a reload. */
export function AddressForm({ address, isFirst, onDone }: Props) {
  const t = useT('address')
  const { api } = usePage()
  const client = useQueryClient()
  const { customer } = useSession()
  const owner = draftOwner(customer?.id ?? '', address)
  const [isDefault, setDefault] = useState(address?.isDefault ?? isFirst)
  const form = useForm<AddressValues>({
    mode: 'onTouched',
    defaultValues: withDraft(addressValues(address, customer?.phone ?? null), readDraft(ADDRESS_DRAFT), owner),
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
      const { message } = address
        ? await api.put(`/api/addresses/${address.id}`, body)
        : await api.post('/api/addresses', body)
      await client.invalidateQueries(plain(addressesQuery))
      clearDraft(ADDRESS_DRAFT)
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
