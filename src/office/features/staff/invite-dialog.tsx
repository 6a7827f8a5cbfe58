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
import { LabelledInput } from '../../edit/labelled-input.tsx'
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

const EMPTY = { email: '', name: '', roleIds: [] as readonly string[] }

function InviteForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const t = useT('office-staff')
  const { api, language: pageLanguage } = usePage()
  const client = useQueryClient()
  const [person, setPerson] = useState({ ...EMPTY, language: pageLanguage })
  const { isBusy, problem, run } = useRequest(fieldRefusal)
  const submit = () =>
    run(async () => {
      const body = { ...person, email: person.email.trim(), roleIds: [...person.roleIds] }
      onSent((await api.post('/api/office/staff', body)).data)
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
      <LabelledInput
        label={t('name')}
        dir="auto"
        required
        maxLength={100}
        value={person.name}
        onChange={(name) => setPerson({ ...person, name })}
      />
      <LabelledInput
        label={t('email')}
        type="email"
        dir="ltr"
        required
        maxLength={254}
        value={person.email}
        onChange={(email) => setPerson({ ...person, email })}
      />
      <LanguageChoice value={person.language} onChange={(language) => setPerson({ ...person, language })} />
      <RoleChoice value={person.roleIds} onChange={(roleIds) => setPerson({ ...person, roleIds })} />
      <AlertLine>{problem}</AlertLine>
      <Button type="submit" loading={isBusy} disabled={person.roleIds.length === 0}>
        {t('sendInvitation')}
      </Button>
    </form>
  )
}

function LanguageChoice({ value, onChange }: { value: Language; onChange: (language: Language) => void }) {
  const t = useT('office-staff')
  const name = useId()
  return (
    <fieldset className="choice-line">
      <legend>{t('language')}</legend>
      {LANGUAGES.map((each) => (
        <label key={each} className="check-line">
          <input type="radio" name={name} checked={value === each} onChange={() => onChange(each)} />
          {t(each)}
        </label>
      ))}
    </fieldset>
  )
}
