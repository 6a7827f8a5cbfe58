import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { usePage } from '#ui/page-context.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../../site-map.ts'
import { keepSignedUp } from '../../../shared/session/session-store.ts'
import { Button } from '#ui/button.tsx'
import { identifier, personName } from '#ui/form/field-rules.ts'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { resolveFields } from '#ui/form/resolve-fields.ts'
import { useSending } from '#ui/form/use-sending.ts'
import { useFormDraft } from '#ui/drafts/use-form-draft.ts'
import { GoogleButton } from '../google-button.tsx'
import { IdentifierField } from '../identifier-field.tsx'
import { PolicyLink } from '../policy-link.tsx'
import { isJustSent } from './sign-in-steps.ts'
import { EMPTY_SIGN_UP, SIGN_UP_DRAFT, signedUp, signUpForm } from '../sign-up-rules.ts'
import type { StepProps } from './step-props.ts'

type Values = { firstName: string; lastName: string; emailOrNumber: string }

const resolver = resolveFields<Values>({
  firstName: personName('first_name_too_short'),
  lastName: personName('last_name_too_short'),
  emailOrNumber: identifier,
})

/** A name and where the code goes: it opens an account, or the one there is already (S298). */
export function StartStep({ state, send }: StepProps) {
  const t = useT('sign-in')
  const { api } = usePage()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { firstName: '', lastName: '', emailOrNumber: state.identifier },
    resolver,
  })
  useFormDraft(element, SIGN_UP_DRAFT)
  const { refusal, isSending, onSubmit } = useSending({
    form,
    isQuiet: true,
    send: async ({ firstName, lastName, emailOrNumber }) => {
      const to = emailOrNumber.trim()
      const isSent = isJustSent(state, to, 'signup', Date.now())
      const reach = { [to.includes('@') ? 'email' : 'phone']: to }
      const sentAt = isSent ? state.sentAt : Date.now()
      const values = { ...EMPTY_SIGN_UP, firstName, lastName, ...reach }
      // Also when the code was just sent: another name is taken over, and no other code leaves (S144).
      const { data } = await api.post('/api/customers', signUpForm(values))
      keepSignedUp(signedUp(data, values), sentAt)
      send({ type: 'code-sent', flow: 'signup', identifier: to, sentAt })
    },
  })
  return (
    <>
      <p>{t('startText')}</p>
      <form ref={element} className="form" noValidate onSubmit={(event) => void onSubmit(event)}>
        <FormField form={form} name="firstName" label={t('firstName')} required>
          {(control) => (
            <input {...control} data-first="" autoComplete="given-name" enterKeyHint="next" maxLength={60} />
          )}
        </FormField>
        <FormField form={form} name="lastName" label={t('lastName')} required>
          {(control) => <input {...control} autoComplete="family-name" enterKeyHint="next" maxLength={60} />}
        </FormField>
        <div className="field-wide">
          <IdentifierField form={form} />
        </div>
        <div className="field-wide form-end">
          <FormAlert refusal={refusal} />
          <Button type="submit" size="lg" loading={isSending}>
            {t('sendCode')}
          </Button>
          <Terms />
        </div>
      </form>
      <OtherWays onLogin={() => send({ type: 'go', step: 'login' })} />
    </>
  )
}

function Terms() {
  const t = useT('sign-in')
  return (
    <p className="quiet sign-terms">
      <Text
        area="sign-in"
        id="startTerms"
        fill={{
          terms: <PolicyLink to={hrefs.termsAndCondition()} text={t('termsLink')} />,
          privacy: <PolicyLink to={hrefs.privacyPolicy()} text={t('privacyLink')} />,
        }}
      />
    </p>
  )
}

function OtherWays({ onLogin }: { onLogin: () => void }) {
  const t = useT('sign-in')
  return (
    <>
      <p className="sign-or">{t('or')}</p>
      <div className="sign-ways">
        <GoogleButton intent="login" />
        <Button look="outline" wide onClick={onLogin}>
          {t('otherWays')}
        </Button>
      </div>
    </>
  )
}
