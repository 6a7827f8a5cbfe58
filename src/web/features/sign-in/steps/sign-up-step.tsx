import { useMemo, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { usePage } from '#ui/page-context.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../../site-map.ts'
import { keepSignedUp } from '../../../shared/session/session-store.ts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { useSending } from '#ui/form/use-sending.ts'
import { useFormDraft } from '#ui/drafts/use-form-draft.ts'
import { GoogleButton } from '../google-button.tsx'
import { PolicyLink } from '../policy-link.tsx'
import { SignUpFields } from '../sign-up-fields.tsx'
import { EMPTY_SIGN_UP, SIGN_UP_DRAFT, signedUp, signUpForm, signUpResolver } from '../sign-up-rules.ts'
import type { SignUpValues } from '../sign-up-rules.ts'
import { isJustSent } from './sign-in-steps.ts'
import type { StepProps } from './step-props.ts'

/** Opening an account (S132 to S147). What was typed stays, also when one comes back for another e-mail address (S144). */
export function SignUpStep({ state, send }: StepProps) {
  const t = useT('sign-in')
  const { api, now } = usePage()
  const today = riyadhDate(new Date(now))
  const resolver = useMemo(() => signUpResolver(today), [today])
  const element = useRef<HTMLFormElement>(null)
  const reach = state.identifier.includes('@') ? 'email' : 'phone'
  const given = { [reach]: state.identifier }
  const form = useForm<SignUpValues>({ mode: 'onTouched', defaultValues: { ...EMPTY_SIGN_UP, ...given }, resolver })
  useFormDraft(element, SIGN_UP_DRAFT)
  const { refusal, isSending, onSubmit } = useSending({
    form,
    isQuiet: true,
    send: async (values) => {
      const identifier = values.email || values.phone
      const isSent = isJustSent(state, identifier, 'signup', Date.now())
      // Also when the code was just sent: what else was changed is taken over, and no other code leaves (S144).
      const { data } = await api.post('/api/customers', signUpForm(values))
      const sentAt = isSent ? state.sentAt : Date.now()
      keepSignedUp(signedUp(data, values), sentAt)
      send({ type: 'code-sent', flow: 'signup', identifier, sentAt })
    },
  })
  return (
    <>
      <p className="sign-foot-start">
        {t('haveAccount')}{' '}
        <Button look="link" onClick={() => send({ type: 'go', step: 'login' })}>
          {t('login')}
        </Button>
      </p>
      <GoogleButton intent="signup" />
      <p className="sign-or">{t('or')}</p>
      <form ref={element} className="form sign-up" noValidate onSubmit={(event) => void onSubmit(event)}>
        <SignUpFields form={form} today={today} first={state.isMending ? reach : 'firstName'} />
        <div className="field-wide form-end">
          <FormAlert refusal={refusal} />
          <Button type="submit" size="lg" wide loading={isSending} disabled={isSending}>
            {t('signup')}
          </Button>
          <p className="quiet sign-terms">
            <Text
              area="sign-in"
              id="terms"
              fill={{
                terms: <PolicyLink to={hrefs.termsAndCondition()} text={t('termsLink')} />,
                privacy: <PolicyLink to={hrefs.privacyPolicy()} text={t('privacyLink')} />,
              }}
            />
          </p>
        </div>
      </form>
    </>
  )
}
