import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { writeDraft } from '#ui/drafts/form-draft.ts'
import { ADDRESS_DRAFT } from './address-draft.ts'
import type { AddressValues } from './address-rules.ts'

/**
 * Keeps what is typed into an address. By its values and not by its fields (use-form-draft.ts): cities and districts are
 * choices that arrive after the form.
 */
export function useAddressDraft(form: UseFormReturn<AddressValues>, owner: string): void {
  useEffect(() => {
    // Called on every change of state: what has been sent and forgotten must not be stored again.
    let known = JSON.stringify(form.getValues())
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const text = JSON.stringify(values)
        if (text !== known) writeDraft(ADDRESS_DRAFT, { ...values, owner })
        known = text
      },
    })
  }, [form, owner])
}
