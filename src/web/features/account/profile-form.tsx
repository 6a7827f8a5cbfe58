import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { plain } from '#ui/fetching/api-query.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { profileQuery } from '../../shared/session/profile.query.ts'
import { loadCustomer } from '../../shared/session/session.ts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { resolveFields } from '#ui/form/resolve-fields.ts'
import { useSending } from '#ui/form/use-sending.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { CompanyFields, PersonFields } from './profile-fields.tsx'
import { profileChange, profileRules, profileValues } from './profile-rules.ts'
import type { Profile, ProfileValues } from './profile-rules.ts'

/** What a customer changes of themselves at once (S261); the rest needs a code. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useT('account')
  const { api, now } = usePage()
  const client = useQueryClient()
  const today = riyadhDate(new Date(now))
  const values = profileValues(profile)
  const form = useForm<ProfileValues>({
    mode: 'onTouched',
    defaultValues: values,
    resolver: resolveFields(profileRules(today)),
  })
  const { refusal, isSending, onSubmit } = useSending({
    form,
    send: async (typed) => {
      const change = profileChange(typed, values)
      const answer = await api.patch('/api/customers/profile', change)
      client.setQueryData(plain(profileQuery).queryKey, answer)
      form.reset(profileValues(answer.data))
      toast({ title: answer.message })
      await loadCustomer(api)
    },
  })
  return (
    <form className="form account-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      <PersonFields form={form} today={today} />
      <CompanyFields form={form} />
      <div className="field-wide form-end">
        <FormAlert refusal={refusal} />
        <Button type="submit" loading={isSending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
