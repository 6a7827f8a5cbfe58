import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { LANGUAGES } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { fieldRefusal } from '../../edit/field-refusal.ts'
import { RoleChoice } from './role-choice.tsx'
import { SentLink } from './sent-link.tsx'

export type Sent = AnswerOf<'/api/office/staff', 'post'>['data']

/** Invites a person: they get a mail, and who invites gets the link, for those who read no mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useT('office-staff')
  const [sent, setSent] = useState<Sent>()
  return (
    <Dialog open onClose={onClose} title={t(sent ? 'invitationSent' : 'invite')}>
      {sent ? <SentLink sent={sent} onDone={onClose} /> : <InviteForm onSent={setSent} />}
    </Dialog>
  )
}

function InviteForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const t = useT('office-staff')
  const id = useId()
  const { api, language: shown } = usePage()
  const client = useQueryClient()
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [language, setLanguage] = useState<Language>(shown)
  const [roleIds, setRoleIds] = useState<readonly string[]>([])
  const { isBusy, problem, run } = useRequest(fieldRefusal)
  const submit = () =>
    run(async () => {
      const { data } = await api.post('/api/office/staff', {
        email: email.trim(),
        name,
        language,
        roleIds: [...roleIds],
      })
      onSent(data)
      await client.invalidateQueries()
    })
  return (
    <form
      className="form-rows"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className="fld">
        <label htmlFor={`${id}-name`}>{t('name')}</label>
        <input
          id={`${id}-name`}
          dir="auto"
          required
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <div className="fld">
        <label htmlFor={`${id}-email`}>{t('email')}</label>
        <input
          id={`${id}-email`}
          type="email"
          dir="ltr"
          required
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </div>
      <fieldset className="choice-line">
        <legend>{t('language')}</legend>
        {LANGUAGES.map((each) => (
          <label key={each} className="check-line">
            <input
              type="radio"
              name={`${id}-language`}
              checked={language === each}
              onChange={() => setLanguage(each)}
            />
            {t(each)}
          </label>
        ))}
      </fieldset>
      <RoleChoice value={roleIds} onChange={setRoleIds} />
      <AlertLine>{problem}</AlertLine>
      <Button type="submit" loading={isBusy} disabled={roleIds.length === 0}>
        {t('sendInvitation')}
      </Button>
    </form>
  )
}
