import { useEffect, useId, useState } from 'react'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { CodeForm } from '#ui/form/code-form.tsx'
import { useCodeEntry } from '#ui/form/use-code-entry.ts'
import { formOf } from '../form-of.ts'
import { ResendCode } from '../resend-code.tsx'
import { SentTo } from '../sent-to.tsx'
import type { StepProps } from './step-props.ts'
import { useArrival } from '../use-arrival.ts'

/** S208: how long one waits for a code before it is asked whether there is an account, in ms. */
const DOUBT_MS = 10_000

/** The code that was sent (S122 to S126). The sixth character sends it. */
export function VerifyStep({ state, send }: StepProps) {
  const t = useT('sign-in')
  const { api } = usePage()
  const arrive = useArrival()
  const entry = useCodeEntry(async (otp) =>
    arrive(await api.post('/api/customers/verify-otp', formOf({ otp, data: state.identifier })), {
      signsUp: state.flow === 'signup',
    }),
  )
  const { forgive } = entry
  const id = useId()
  return (
    <>
      <SentTo state={state} isSure={state.flow === 'signup'} id={id} />
      <Button look="link" className="sign-change" onClick={() => send({ type: 'back' })}>
        {t(state.identifier.includes('@') ? 'changeEmail' : 'changeNumber')}
      </Button>
      <CodeForm entry={entry} describedBy={id} verb={t('verify')} size="lg" />
      <ResendCode state={state} send={send} onSent={forgive} />
      {state.flow === 'signup' ? null : <Doubt onSignUp={() => send({ type: 'go', step: 'signup' })} />}
    </>
  )
}

/** Whether there is an account is not revealed; who waits in vain is shown the way (S208). */
function Doubt({ onSignUp }: { onSignUp: () => void }) {
  const t = useT('sign-in')
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), DOUBT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className="sign-doubt" role="status">
      {isVisible ? (
        <>
          {t('notRegistered')}{' '}
          <Button look="link" onClick={onSignUp}>
            {t('toSignup')}
          </Button>
        </>
      ) : null}
    </p>
  )
}
