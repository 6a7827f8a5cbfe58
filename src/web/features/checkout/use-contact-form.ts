import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { plain } from '#ui/fetching/api-query.ts'
import { usePage } from '#ui/page-context.tsx'
import { profileQuery } from '../../shared/session/profile.query.ts'
import { loadCustomer } from '../../shared/session/session.ts'
import { resolveFields } from '#ui/form/resolve-fields.ts'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { CONTACT_FIELDS, CONTACT_RULES, openFields } from './contact.ts'
import type { Contact } from './contact.ts'
import { decide } from './checkout-draft.ts'
import type { CheckoutPlan } from './use-checkout.ts'

export type ContactForm = ReturnType<typeof useContactForm>

/**
 * Who the order is for. Asked is only what is missing, unless the customer wants to change the rest; what is typed is
 * stored for the order at once, and a new name with the profile too (S284).
 */
export function useContactForm({ customer, contact }: Pick<CheckoutPlan, 'customer' | 'contact'>) {
  const { api } = usePage()
  const client = useQueryClient()
  const form = useForm<Contact>({
    mode: 'onTouched',
    defaultValues: contact,
    resolver: resolveFields<Contact>(CONTACT_RULES),
  })
  const typed = { ...contact, ...useWatch({ control: form.control }) }
  const [openedFields, setOpenedFields] = useState(() => openFields(contact))
  const [isIncomplete, setIncomplete] = useState(false)
  const [isSending, setSending] = useState(false)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => decide(customer.id, { contact: values }),
      }),
    [form, customer.id],
  )

  const keepName = async ({ firstName, lastName }: Contact): Promise<void> => {
    const name = { firstName: firstName.trim(), lastName: lastName.trim() }
    if (name.firstName === customer.firstName && name.lastName === customer.lastName) return
    client.setQueryData(plain(profileQuery).queryKey, await api.put('/api/customers/profile', name))
    await loadCustomer(api)
  }

  /** Whether the order has its contact; fields that are wrong are marked, and the first of them is focused. */
  const submit = async (): Promise<boolean> => {
    const wrong = openFields(form.getValues())
    setOpenedFields((before) => CONTACT_FIELDS.filter((name) => before.includes(name) || wrong.includes(name)))
    setIncomplete(wrong.length > 0)
    if (wrong.length > 0) {
      await form.trigger(undefined, { shouldFocus: true })
      return false
    }
    setSending(true)
    try {
      await keepName(form.getValues())
      return true
    } catch (failure) {
      toastFailure(failure)
      return false
    } finally {
      setSending(false)
    }
  }

  return {
    form,
    openedFields,
    isIncomplete: isIncomplete && openFields(typed).length > 0,
    isSending,
    submit,
    showAll: () => setOpenedFields(CONTACT_FIELDS),
    phone: typed.phone,
  }
}
